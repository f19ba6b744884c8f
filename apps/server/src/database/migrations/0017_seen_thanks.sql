-- When the page of thanks was shown first: a checkout that was just ordered leads there until somebody has seen it.
ALTER TABLE "order" ADD COLUMN thanked_at timestamptz;
