import * as Type from '@sinclair/typebox'
import { ById, Modified } from '../responses.ts'
import type { StaffAccess } from '../people/roles.ts'
import { route } from '../route.ts'
import { line, Time } from '../text.ts'

/** A version of an item, without its texts. */
export const Version = Type.Object({
  number: Type.Integer({ minimum: 1 }),
  createdAt: Time,
  author: Type.String({ description: 'The name of the person who saved it, or "" where it is unknown.' }),
  publishedAt: Type.Union([Type.Null(), Time], { description: 'When the site first showed it, or null.' }),
  note: Type.String({ description: 'What staff wrote about it.' }),
})
export type Version = Type.Static<typeof Version>

/** A version in the history of its item. */
export const ListedVersion = Type.Object({
  ...Version.properties,
  changed: Type.Array(Type.String(), { description: 'The fields that differ from the version before it.' }),
})
export type ListedVersion = Type.Static<typeof ListedVersion>

const ByNumber = Type.Object({ id: Type.String(), number: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) })

/**
 * The calls on the versions of a kind.
 * @param written the texts of an item
 */
export function versionRoutes<const Tag extends string, Written extends Type.TProperties>(
  tag: Tag,
  written: Written,
  access: StaffAccess = 'editor',
) {
  const tags = [tag] as const
  return {
    versions: route({
      method: 'GET',
      url: `/${tag}/:id/versions`,
      config: { access: access },
      schema: {
        tags,
        summary: `The last 200 versions of one of the ${tag}, the newest first`,
        params: ById,
        response: { 200: Type.Array(ListedVersion) },
      },
    }),
    version: route({
      method: 'GET',
      url: `/${tag}/:id/versions/:number`,
      config: { access: access },
      schema: {
        tags,
        summary: `What one of the ${tag} said in a version; fields that are newer than it are empty`,
        params: ByNumber,
        response: { 200: Type.Object({ ...Version.properties, body: Type.Object(written) }) },
      },
    }),
    note: route({
      method: 'PUT',
      url: `/${tag}/:id/versions/:number/note`,
      config: { access: access },
      schema: {
        tags,
        summary: `Write a note about a version of one of the ${tag}; a draft with a note is not saved over`,
        params: ByNumber,
        body: Type.Object({ note: line() }, { additionalProperties: false }),
        response: { 200: Modified },
      },
    }),
  }
}
