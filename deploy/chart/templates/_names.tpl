{{/* What names of everything begin with. */}}
{{- define "torg.name" -}}
{{- .Release.Name | trunc 40 | trimSuffix "-" -}}
{{- end -}}

{{/* Labels of a part; called with (list . "part"). */}}
{{- define "torg.labels" -}}
{{- $root := index . 0 -}}
app.kubernetes.io/name: torg
app.kubernetes.io/instance: {{ $root.Release.Name }}
app.kubernetes.io/component: {{ index . 1 }}
{{- end -}}

{{/* The secret that everything reads. */}}
{{- define "torg.secret" -}}
{{- .Values.secrets.existing | default (printf "%s-secrets" (include "torg.name" .)) -}}
{{- end -}}

{{- define "torg.image" -}}
{{ required "image.repository: the image of the shop" .Values.image.repository }}:{{ required "image.tag: which of its images" .Values.image.tag }}
{{- end -}}

{{- define "torg.partsImage" -}}
{{ required "partsImage.repository: the image of deploy/Dockerfile" .Values.partsImage.repository }}:{{ required "partsImage.tag: which of its images" .Values.partsImage.tag }}
{{- end -}}

{{/* A file of config/ with its places filled; called with (dict "root" . "file" "…" "values" (dict …)). */}}
{{- define "torg.fill" -}}
{{- $text := .root.Files.Get (printf "config/%s" .file) | required (printf "config/%s is missing" .file) -}}
{{- range $name, $value := .values -}}
{{- $text = replace (printf "${%s}" $name) (toString $value) $text -}}
{{- end -}}
{{- with regexFind "\\$\\{[A-Z_]+\\}" $text -}}
{{- fail (printf "%s of config/%s has no value" . $.file) -}}
{{- end -}}
{{- $text -}}
{{- end -}}

{{/* What no part needs and none has. */}}
{{- define "torg.plainContainer" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end -}}

{{- define "torg.plainPod" -}}
runAsNonRoot: true
runAsUser: {{ . }}
runAsGroup: {{ . }}
fsGroup: {{ . }}
seccompProfile:
  type: RuntimeDefault
{{- end -}}

{{/* Pods of one part on machines of their own where that is possible; called with (list . "part"). */}}
{{- define "torg.apart" -}}
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels:
        {{- include "torg.labels" . | nindent 8 }}
{{- end -}}

{{/* A variable out of the secret; called with (list . "NAME" "key"). */}}
{{- define "torg.secretVariable" -}}
- name: {{ index . 1 }}
  valueFrom:
    secretKeyRef:
      name: {{ include "torg.secret" (index . 0) }}
      key: {{ index . 2 }}
{{- end -}}

{{/* How the shop's program, a node or a command, finds database and bucket. */}}
{{- define "torg.shopVariables" -}}
{{- $name := include "torg.name" . -}}
{{- if .Values.database.enabled }}
{{ include "torg.secretVariable" (list . "SHOP_PASSWORD" "shop-password") }}
- name: DATABASE_URL
  value: postgres://torg:$(SHOP_PASSWORD)@{{ $name }}-bouncer:6432/torg
- name: DATABASE_DIRECT_URL
  value: postgres://torg:$(SHOP_PASSWORD)@{{ $name }}-front:5432/torg
- name: DATABASE_REPLICA_URL
  value: postgres://torg:$(SHOP_PASSWORD)@{{ $name }}-bouncer:6432/torg_read
{{- else }}
- name: DATABASE_URL
  value: {{ required "database.url: where PostgreSQL is" .Values.database.url | quote }}
{{- with .Values.database.directUrl }}
- name: DATABASE_DIRECT_URL
  value: {{ . | quote }}
{{- end }}
{{- with .Values.database.replicaUrl }}
- name: DATABASE_REPLICA_URL
  value: {{ . | quote }}
{{- end }}
{{- end }}
{{ include "torg.secretVariable" (list . "IDENTITY_KEY" "identity-key") }}
{{- if .Values.objects.endpoint }}
- name: S3_ENDPOINT
  value: {{ .Values.objects.endpoint | quote }}
- name: S3_BUCKET
  value: {{ required "objects.bucket: the bucket at objects.endpoint" .Values.objects.bucket | quote }}
- name: S3_REGION
  value: {{ .Values.objects.region | quote }}
{{- with .Values.objects.prefix }}
- name: S3_PREFIX
  value: {{ . | quote }}
{{- end }}
{{ include "torg.secretVariable" (list . "S3_ACCESS_KEY_ID" "s3-access-key-id") }}
{{ include "torg.secretVariable" (list . "S3_SECRET_ACCESS_KEY" "s3-secret-access-key") }}
{{- end }}
- name: SHOP_PUBLIC_URL
  value: {{ required "publicUrl: the shop's own address" .Values.publicUrl | quote }}
{{- range $variable, $value := .Values.shop.env }}
- name: {{ $variable }}
  value: {{ $value | quote }}
{{- end }}
{{- end -}}
