import { type Static } from '@sinclair/typebox'
/** A request to be called by a specialist, as the form sends it. */
export declare const NewSpecialist: import('@sinclair/typebox').TObject<{
  username: import('@sinclair/typebox').TString
  email: import('@sinclair/typebox').TString
  phone: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
  businessName: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
  businessAddress: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
  comment: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
}>
export type NewSpecialist = Static<typeof NewSpecialist>
/** A request as staff read it, with what is known of the person. */
export declare const Specialist: import('@sinclair/typebox').TObject<{
  _id: import('@sinclair/typebox').TString
  username: import('@sinclair/typebox').TString
  email: import('@sinclair/typebox').TString
  phone: import('@sinclair/typebox').TString
  businessName: import('@sinclair/typebox').TString
  businessAddress: import('@sinclair/typebox').TString
  comment: import('@sinclair/typebox').TString
  createdAt: import('@sinclair/typebox').TString
  bound: import('@sinclair/typebox').TBoolean
  personalInfo: import('@sinclair/typebox').TObject<{
    phone: import('@sinclair/typebox').TString
    address: import('@sinclair/typebox').TString
  }>
  businessInfo: import('@sinclair/typebox').TObject<{
    businessName: import('@sinclair/typebox').TString
    businessAddress: import('@sinclair/typebox').TString
    businessEmail: import('@sinclair/typebox').TString
    businessPhone: import('@sinclair/typebox').TString
  }>
  image: import('@sinclair/typebox').TString
}>
export type Specialist = Static<typeof Specialist>
/** The calls on specialist requests. */
export declare const specialist: {
  list: {
    readonly method: 'GET'
    readonly url: '/specialists'
    readonly config: {
      readonly access: 'admin'
    }
    readonly schema: {
      readonly tags: readonly ['specialists']
      readonly summary: 'All requests, newest first'
      readonly querystring: import('@sinclair/typebox').TObject<{
        limit: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TInteger>
        cursor: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        order: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TLiteral<'newest'>>
        q: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
      }>
      readonly response: {
        readonly 200: import('@sinclair/typebox').TArray<
          import('@sinclair/typebox').TObject<{
            _id: import('@sinclair/typebox').TString
            username: import('@sinclair/typebox').TString
            email: import('@sinclair/typebox').TString
            phone: import('@sinclair/typebox').TString
            businessName: import('@sinclair/typebox').TString
            businessAddress: import('@sinclair/typebox').TString
            comment: import('@sinclair/typebox').TString
            createdAt: import('@sinclair/typebox').TString
            bound: import('@sinclair/typebox').TBoolean
            personalInfo: import('@sinclair/typebox').TObject<{
              phone: import('@sinclair/typebox').TString
              address: import('@sinclair/typebox').TString
            }>
            businessInfo: import('@sinclair/typebox').TObject<{
              businessName: import('@sinclair/typebox').TString
              businessAddress: import('@sinclair/typebox').TString
              businessEmail: import('@sinclair/typebox').TString
              businessPhone: import('@sinclair/typebox').TString
            }>
            image: import('@sinclair/typebox').TString
          }>
        >
      }
    }
  }
  create: {
    readonly method: 'POST'
    readonly url: '/specialists'
    readonly config: {
      readonly access: 'public'
      readonly changes: readonly ['overview']
    }
    readonly schema: {
      readonly tags: readonly ['specialists']
      readonly summary: 'Ask a specialist to call'
      readonly body: import('@sinclair/typebox').TObject<{
        username: import('@sinclair/typebox').TString
        email: import('@sinclair/typebox').TString
        phone: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        businessName: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        businessAddress: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        comment: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
      }>
      readonly response: {
        readonly 201: import('@sinclair/typebox').TObject<{
          acknowledged: import('@sinclair/typebox').TLiteral<true>
          insertedId: import('@sinclair/typebox').TString
        }>
      }
    }
  }
  remove: {
    readonly method: 'DELETE'
    readonly url: '/specialists/:id'
    readonly config: {
      readonly access: 'admin'
      readonly changes: readonly ['overview']
    }
    readonly schema: {
      readonly tags: readonly ['specialists']
      readonly summary: 'Delete a request'
      readonly params: import('@sinclair/typebox').TObject<{
        id: import('@sinclair/typebox').TString
      }>
      readonly response: {
        readonly 200: import('@sinclair/typebox').TObject<{
          acknowledged: import('@sinclair/typebox').TLiteral<true>
          deletedCount: import('@sinclair/typebox').TInteger
        }>
      }
    }
  }
}
