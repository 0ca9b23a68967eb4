import { type Static } from '@sinclair/typebox'
/** RFC 9457, as every failed call answers it. `errors` names every fault of the input at once. */
export declare const Problem: import('@sinclair/typebox').TObject<{
  type: import('@sinclair/typebox').TString
  title: import('@sinclair/typebox').TString
  status: import('@sinclair/typebox').TInteger
  /** A sentence that a person can act on. */
  detail: import('@sinclair/typebox').TString
  errors: import('@sinclair/typebox').TOptional<
    import('@sinclair/typebox').TArray<
      import('@sinclair/typebox').TObject<{
        path: import('@sinclair/typebox').TString
        message: import('@sinclair/typebox').TString
      }>
    >
  >
}>
export type Problem = Static<typeof Problem>
export declare const Inserted: import('@sinclair/typebox').TObject<{
  acknowledged: import('@sinclair/typebox').TLiteral<true>
  insertedId: import('@sinclair/typebox').TString
}>
export declare const Modified: import('@sinclair/typebox').TObject<{
  acknowledged: import('@sinclair/typebox').TLiteral<true>
  matchedCount: import('@sinclair/typebox').TInteger
  modifiedCount: import('@sinclair/typebox').TInteger
}>
export declare const Deleted: import('@sinclair/typebox').TObject<{
  acknowledged: import('@sinclair/typebox').TLiteral<true>
  deletedCount: import('@sinclair/typebox').TInteger
}>
export declare const Restored: import('@sinclair/typebox').TObject<{
  acknowledged: import('@sinclair/typebox').TLiteral<true>
  restoredCount: import('@sinclair/typebox').TInteger
}>
/** The record a path names. */
export declare const ById: import('@sinclair/typebox').TObject<{
  id: import('@sinclair/typebox').TString
}>
/** Paging of a list by keyset; without `limit` the first 1,000. The next page is in `Link`. */
export declare const Page: import('@sinclair/typebox').TObject<{
  limit: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TInteger>
  cursor: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
  order: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TLiteral<'newest'>>
  q: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
}>
