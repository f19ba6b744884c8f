import type pg from "pg";
import { commonTitle, formVariantGroup, type GroupMember, type ItemProblemCode, type VariantGroup } from "@torg/feed";

interface MemberRow extends GroupMember {
  readonly groupId: string;
}

type Note = (item: string, code: ItemProblemCode) => void;

const rowsPerFetch = 1000;

/** Prefix of a parent's external id; feeds only have items. */
export const parentPrefix = "item_group_id:";

/** Sorts only the requested fields, as the items themselves are long. */
const readMembers = `
  SELECT * FROM (
    SELECT group_id AS "groupId", n, external_id AS "externalId", category_key AS category, data->>'title' AS title,
      data->'variant' AS variant,
      coalesce((SELECT jsonb_agg(jsonb_build_object('name', d->>'name', 'text', d->>'text'))
        FROM jsonb_array_elements(data->'details') d), '[]'::jsonb) AS details
    FROM stage_item WHERE group_id IS NOT NULL OFFSET 0) member
  ORDER BY "groupId", n`;

async function* groupsOf(client: pg.ClientBase): AsyncGenerator<readonly MemberRow[]> {
  await client.query(`DECLARE group_members CURSOR FOR ${readMembers}`);
  let members: MemberRow[] = [];
  for (;;) {
    const { rows } = await client.query<MemberRow>(`FETCH ${rowsPerFetch} FROM group_members`);
    for (const row of rows) {
      if (members.length > 0 && members[0]?.groupId !== row.groupId) {
        yield members;
        members = [];
      }
      members.push(row);
    }
    if (rows.length < rowsPerFetch) break;
  }
  if (members.length > 0) yield members;
  await client.query("CLOSE group_members");
}

/** Fields that a parent has only where all its variants agree: a fact of one variant is not true of the others. */
const commonKeys = [
  "summary",
  "descriptionHtml",
  "monthlyPriceOre",
  "isPackage",
  "tags",
  "energy",
  "measure",
  "disclosure",
];

/** Whether all variants have the same text, by field. */
const commonColumns = commonKeys
  .map((key) => {
    const value = `coalesce(data->>'${key}', '') COLLATE "C"`;
    return `min(${value}) = max(${value}) AS "${key}"`;
  })
  .join(", ");

/** The fields of a parent whose variants differ. */
const nothingCommon = `'{"summary": "", "descriptionHtml": "", "monthlyPriceOre": null, "isPackage": false, "tags": [],
  "energy": null, "measure": null, "disclosure": null}'::jsonb`;

interface FormedGroup {
  readonly parent: string;
  readonly name: string;
  readonly first: string;
  readonly ids: readonly string[];
  readonly variants: readonly {
    readonly external_id: string;
    readonly level: number;
    readonly label: string;
    readonly value: string;
  }[];
}

function toFormed(members: readonly MemberRow[], group: VariantGroup): FormedGroup | null {
  const [first] = group.variants;
  const ids = group.variants.map(({ externalId }) => externalId);
  if (first === undefined) return null;
  const inside = members.filter((member) => ids.includes(member.externalId));
  return {
    parent: `${parentPrefix}${members[0]?.groupId ?? ""}`,
    name: commonTitle(inside.map((member) => member.title)),
    first: first.externalId,
    ids,
    variants: group.variants.flatMap(({ externalId, values }) =>
      group.attributes.map(({ label, level }, index) => ({
        external_id: externalId,
        level,
        label,
        value: values[index] ?? "",
      })),
    ),
  };
}

async function write(client: pg.ClientBase, groups: readonly FormedGroup[]): Promise<void> {
  await client.query(
    `WITH formed AS (SELECT * FROM jsonb_to_recordset($1::jsonb) AS r(parent text, name text, first text, ids jsonb)),
     member AS (SELECT f.parent, f.name, f.first, i.id FROM formed f, jsonb_array_elements_text(f.ids) AS i(id)),
     linked AS (INSERT INTO stage_member (external_id, parent) SELECT id, parent FROM member),
     summed AS (
       SELECT parent, min((data->>'priceOre')::int) AS price,
         bool_or(data->>'availability' = 'in_stock') AS in_stock,
         md5('common' || string_agg(hash, ',' ORDER BY external_id)) AS hash, ${commonColumns}
       FROM member m JOIN stage_item s ON s.external_id = m.id GROUP BY parent)
     INSERT INTO stage_item (n, external_id, is_parent, hash, category_key, brand, data)
     SELECT s.n, f.parent, true, u.hash, s.category_key, s.brand,
       s.data || (SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(${nothingCommon}) n
           WHERE NOT (to_jsonb(u)->>key)::boolean) || jsonb_build_object('externalId', f.parent, 'title', f.name, 'priceOre', u.price, 'priorPriceOre', NULL,
         'articleNumber', NULL, 'gtin', NULL, 'details', '[]'::jsonb,
         'specifications', '[]'::jsonb, 'colours', '[]'::jsonb,
         'availability', CASE WHEN u.in_stock THEN 'in_stock' ELSE s.data->>'availability' END)
     FROM formed f JOIN summed u ON u.parent = f.parent JOIN stage_item s ON s.external_id = f.first`,
    [JSON.stringify(groups)],
  );
  await client.query(
    `INSERT INTO stage_variant (external_id, level, label, value)
     SELECT * FROM jsonb_to_recordset($1::jsonb) AS r(external_id text, level integer, label text, value text)`,
    [JSON.stringify(groups.flatMap((group) => group.variants))],
  );
}

/** Turns the item groups of the stage into parents with variants, with one group in memory at a time. */
export async function stageGroups(client: pg.ClientBase, note: Note): Promise<void> {
  let batch: FormedGroup[] = [];
  for await (const members of groupsOf(client)) {
    const group = formVariantGroup(members);
    for (const { externalId, code } of group.problems) {
      note(externalId, code);
    }
    const formed = toFormed(members, group);
    if (formed !== null) batch.push(formed);
    if (batch.length >= rowsPerFetch) {
      await write(client, batch);
      batch = [];
    }
  }
  await write(client, batch);
}
