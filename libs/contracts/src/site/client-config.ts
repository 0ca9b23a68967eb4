import * as Type from '@sinclair/typebox'

/** The configuration of the browser code. It contains no secrets. */
export const ClientConfig = Type.Object({
  /** Base URL of the API for the browser: absolute, or a path such as `/api`. */
  apiUrl: Type.String(),
  siteUrl: Type.String(),
  dashboardUrl: Type.String(),
  firebase: Type.Object({ apiKey: Type.String(), authDomain: Type.String(), projectId: Type.String() }),
  /** Minutes without activity after which the dashboard signs staff out; without it, never. */
  idleMinutes: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Whether staff may, or must, sign in with a second factor; without it they are not offered one. */
  secondFactor: Type.Optional(Type.Union([Type.Literal('optional'), Type.Literal('required')])),
  /** URL of the identity emulator, only in local mode; `/` is the page's own origin. */
  authEmulatorUrl: Type.Optional(Type.String()),
})
export type ClientConfig = Type.Static<typeof ClientConfig>
