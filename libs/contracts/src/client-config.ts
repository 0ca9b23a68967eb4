import * as Type from '@sinclair/typebox'

/** What a browser must know of where it runs. Nothing in it is secret. */
export const ClientConfig = Type.Object({
  /** Base of the API as the browser reaches it: absolute, or a path such as `/api`. */
  apiUrl: Type.String(),
  siteUrl: Type.String(),
  dashboardUrl: Type.String(),
  firebase: Type.Object({ apiKey: Type.String(), authDomain: Type.String(), projectId: Type.String() }),
  /** Local mode alone: where the identity emulator answers; `/` is the page's own origin. */
  authEmulatorUrl: Type.Optional(Type.String()),
})
export type ClientConfig = Type.Static<typeof ClientConfig>
