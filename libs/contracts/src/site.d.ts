import { type Static } from '@sinclair/typebox'
/** What the navigation lists: the first 50 of each, and no more than it shows. */
export declare const Menu: import('@sinclair/typebox').TObject<{
  services: import('@sinclair/typebox').TArray<
    import('@sinclair/typebox').TObject<{
      _id: import('@sinclair/typebox').TString
      titlePrefix: import('@sinclair/typebox').TString
    }>
  >
  products: import('@sinclair/typebox').TArray<
    import('@sinclair/typebox').TObject<{
      _id: import('@sinclair/typebox').TString
      headerTitle: import('@sinclair/typebox').TString
    }>
  >
}>
export type Menu = Static<typeof Menu>
/** Counts for the dashboard; `people` is the number of distinct e-mails of requests. */
export declare const Overview: import('@sinclair/typebox').TObject<{
  products: import('@sinclair/typebox').TInteger
  services: import('@sinclair/typebox').TInteger
  blogs: import('@sinclair/typebox').TInteger
  users: import('@sinclair/typebox').TInteger
  requests: import('@sinclair/typebox').TInteger
  people: import('@sinclair/typebox').TInteger
}>
export type Overview = Static<typeof Overview>
export declare const menu: {
  readonly method: 'GET'
  readonly url: '/menu'
  readonly config: {
    readonly access: 'public'
  }
  readonly schema: {
    readonly tags: readonly ['menu']
    readonly summary: 'What the navigation lists'
    readonly response: {
      readonly 200: import('@sinclair/typebox').TObject<{
        services: import('@sinclair/typebox').TArray<
          import('@sinclair/typebox').TObject<{
            _id: import('@sinclair/typebox').TString
            titlePrefix: import('@sinclair/typebox').TString
          }>
        >
        products: import('@sinclair/typebox').TArray<
          import('@sinclair/typebox').TObject<{
            _id: import('@sinclair/typebox').TString
            headerTitle: import('@sinclair/typebox').TString
          }>
        >
      }>
    }
  }
}
export declare const overview: {
  readonly method: 'GET'
  readonly url: '/overview'
  readonly config: {
    readonly access: 'admin'
  }
  readonly schema: {
    readonly tags: readonly ['overview']
    readonly summary: 'Counts'
    readonly response: {
      readonly 200: import('@sinclair/typebox').TObject<{
        products: import('@sinclair/typebox').TInteger
        services: import('@sinclair/typebox').TInteger
        blogs: import('@sinclair/typebox').TInteger
        users: import('@sinclair/typebox').TInteger
        requests: import('@sinclair/typebox').TInteger
        people: import('@sinclair/typebox').TInteger
      }>
    }
  }
}
export declare const health: {
  readonly method: 'GET'
  readonly url: '/health'
  readonly config: {
    readonly access: 'public'
  }
  readonly schema: {
    readonly tags: readonly ['health']
    readonly summary: 'The process answers'
    readonly response: {
      readonly 200: import('@sinclair/typebox').TObject<{
        status: import('@sinclair/typebox').TLiteral<'ok'>
      }>
    }
  }
}
export declare const ready: {
  readonly method: 'GET'
  readonly url: '/ready'
  readonly config: {
    readonly access: 'public'
  }
  readonly schema: {
    readonly tags: readonly ['health']
    readonly summary: 'The database is within reach, too'
    readonly response: {
      readonly 200: import('@sinclair/typebox').TObject<{
        status: import('@sinclair/typebox').TLiteral<'ok'>
      }>
    }
  }
}
