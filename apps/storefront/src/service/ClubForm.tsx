import { joinClubCall, type Draft } from "@torg/pages/contract";
import { Button, Checkbox, TextField } from "@torg/ui";
import type { ReactNode } from "react";
import { pageTexts } from "../texts/pageTexts.ts";
import { pageFlash } from "../flash/pageFlash.ts";

/** Props of `ClubForm`. */
export interface ClubFormProps {
  /** The form as it was refused; null when it is new. */
  readonly draft: Draft | null;
}

const texts = pageTexts.club;

/** Applies for membership, without script. Letters are a choice of their own, which nobody has made beforehand. */
export function ClubForm({ draft }: ClubFormProps): ReactNode {
  const { values, errors } = pageFlash(draft, [joinClubCall.path]) ?? { values: {}, errors: {} };
  const known = new Map(Object.entries(values));
  const errorOf = new Map(Object.entries(errors).map(([field, sentences]) => [field, sentences.join(" ")]));
  const field = (name: string) => ({
    name,
    defaultValue: known.get(name),
    error: errorOf.get(name),
    required: true,
  });
  return (
    <form className="torg-club-form" method="post" action={joinClubCall.path}>
      <TextField label={texts.firstName} autoComplete="given-name" {...field("first_name")} />
      <TextField label={texts.lastName} autoComplete="family-name" {...field("last_name")} />
      <TextField label={texts.email} type="email" autoComplete="email" {...field("email")} />
      <Checkbox name="wants_news" value="1" defaultChecked={known.get("wants_news") === "1"} hint={texts.newsHint}>
        {texts.news}
      </Checkbox>
      <Button type="submit" variant="primary">
        {texts.submit}
      </Button>
      <p className="torg-club-form__note">
        {texts.privacy} <a href={texts.privacyLink.url}>{texts.privacyLink.title}</a>.
      </p>
    </form>
  );
}
