import { type Static } from '@sinclair/typebox'
export declare const Role: import('@sinclair/typebox').TUnion<
  [import('@sinclair/typebox').TLiteral<'user'>, import('@sinclair/typebox').TLiteral<'admin'>]
>
export type Role = Static<typeof Role>
export declare const PersonalInfo: import('@sinclair/typebox').TObject<{
  phone: import('@sinclair/typebox').TString
  address: import('@sinclair/typebox').TString
}>
export type PersonalInfo = Static<typeof PersonalInfo>
export declare const BusinessInfo: import('@sinclair/typebox').TObject<{
  businessName: import('@sinclair/typebox').TString
  businessAddress: import('@sinclair/typebox').TString
  businessEmail: import('@sinclair/typebox').TString
  businessPhone: import('@sinclair/typebox').TString
}>
export type BusinessInfo = Static<typeof BusinessInfo>
/** The record of a person. Credentials are the identity provider's, never here. */
export declare const User: import('@sinclair/typebox').TObject<{
  _id: import('@sinclair/typebox').TString
  firstName: import('@sinclair/typebox').TString
  lastName: import('@sinclair/typebox').TString
  username: import('@sinclair/typebox').TString
  email: import('@sinclair/typebox').TString
  image: import('@sinclair/typebox').TString
  role: import('@sinclair/typebox').TUnion<
    [import('@sinclair/typebox').TLiteral<'user'>, import('@sinclair/typebox').TLiteral<'admin'>]
  >
  requestedRole: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TLiteral<'admin'>>
  createdAt: import('@sinclair/typebox').TString
  pendingOrder: import('@sinclair/typebox').TString
  lastVisit: import('@sinclair/typebox').TString
  lastPurchase: import('@sinclair/typebox').TString
  totalSpend: import('@sinclair/typebox').TNumber
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
}>
export type User = Static<typeof User>
/** What sign-up sends. The server derives the role from `ADMIN_SIGNUP`, whatever is asked for. */
export declare const NewUser: import('@sinclair/typebox').TObject<{
  firstName: import('@sinclair/typebox').TString
  lastName: import('@sinclair/typebox').TString
  username: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
  email: import('@sinclair/typebox').TString
  role: import('@sinclair/typebox').TOptional<
    import('@sinclair/typebox').TUnion<
      [import('@sinclair/typebox').TLiteral<'user'>, import('@sinclair/typebox').TLiteral<'admin'>]
    >
  >
  image: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
}>
export type NewUser = Static<typeof NewUser>
/** The full record as a form sends it back; name, image, personalInfo and businessInfo are saved. */
export declare const UserChange: import('@sinclair/typebox').TObject<{
  personalInfo: import('@sinclair/typebox').TOptional<
    import('@sinclair/typebox').TObject<{
      phone: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
      address: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
    }>
  >
  businessInfo: import('@sinclair/typebox').TOptional<
    import('@sinclair/typebox').TObject<{
      businessName: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
      businessAddress: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
      businessEmail: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
      businessPhone: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
    }>
  >
  email: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
  role: import('@sinclair/typebox').TOptional<
    import('@sinclair/typebox').TUnion<
      [import('@sinclair/typebox').TLiteral<'user'>, import('@sinclair/typebox').TLiteral<'admin'>]
    >
  >
  _id: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
  createdAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
  updatedAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
  requestedRole: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
  pendingOrder: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
  lastVisit: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
  lastPurchase: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
  totalSpend: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
  firstName: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
  lastName: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
  username: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
  image: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
}>
export type UserChange = Static<typeof UserChange>
/** The calls on people's records. */
export declare const user: {
  list: {
    readonly method: 'GET'
    readonly url: '/users'
    readonly config: {
      readonly access: 'admin'
    }
    readonly schema: {
      readonly tags: readonly ['users']
      readonly summary: 'All users, oldest first'
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
            firstName: import('@sinclair/typebox').TString
            lastName: import('@sinclair/typebox').TString
            username: import('@sinclair/typebox').TString
            email: import('@sinclair/typebox').TString
            image: import('@sinclair/typebox').TString
            role: import('@sinclair/typebox').TUnion<
              [import('@sinclair/typebox').TLiteral<'user'>, import('@sinclair/typebox').TLiteral<'admin'>]
            >
            requestedRole: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TLiteral<'admin'>>
            createdAt: import('@sinclair/typebox').TString
            pendingOrder: import('@sinclair/typebox').TString
            lastVisit: import('@sinclair/typebox').TString
            lastPurchase: import('@sinclair/typebox').TString
            totalSpend: import('@sinclair/typebox').TNumber
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
          }>
        >
      }
    }
  }
  create: {
    readonly method: 'POST'
    readonly url: '/users'
    readonly config: {
      readonly access: 'self'
      readonly owner: 'body'
      readonly changes: readonly ['overview']
    }
    readonly schema: {
      readonly tags: readonly ['users']
      readonly summary: 'Make the record of the signed-in person'
      readonly body: import('@sinclair/typebox').TObject<{
        firstName: import('@sinclair/typebox').TString
        lastName: import('@sinclair/typebox').TString
        username: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        email: import('@sinclair/typebox').TString
        role: import('@sinclair/typebox').TOptional<
          import('@sinclair/typebox').TUnion<
            [import('@sinclair/typebox').TLiteral<'user'>, import('@sinclair/typebox').TLiteral<'admin'>]
          >
        >
        image: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
      }>
      readonly response: {
        readonly 201: import('@sinclair/typebox').TObject<{
          acknowledged: import('@sinclair/typebox').TLiteral<true>
          insertedId: import('@sinclair/typebox').TString
        }>
      }
    }
  }
  read: {
    readonly method: 'GET'
    readonly url: '/users/:email'
    readonly config: {
      readonly access: 'self'
      readonly owner: 'params'
    }
    readonly schema: {
      readonly tags: readonly ['users']
      readonly summary: 'One record'
      readonly params: import('@sinclair/typebox').TObject<{
        email: import('@sinclair/typebox').TString
      }>
      readonly response: {
        readonly 200: import('@sinclair/typebox').TObject<{
          _id: import('@sinclair/typebox').TString
          firstName: import('@sinclair/typebox').TString
          lastName: import('@sinclair/typebox').TString
          username: import('@sinclair/typebox').TString
          email: import('@sinclair/typebox').TString
          image: import('@sinclair/typebox').TString
          role: import('@sinclair/typebox').TUnion<
            [import('@sinclair/typebox').TLiteral<'user'>, import('@sinclair/typebox').TLiteral<'admin'>]
          >
          requestedRole: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TLiteral<'admin'>>
          createdAt: import('@sinclair/typebox').TString
          pendingOrder: import('@sinclair/typebox').TString
          lastVisit: import('@sinclair/typebox').TString
          lastPurchase: import('@sinclair/typebox').TString
          totalSpend: import('@sinclair/typebox').TNumber
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
        }>
      }
    }
  }
  update: {
    readonly method: 'PUT'
    readonly url: '/users/:email'
    readonly config: {
      readonly access: 'self'
      readonly owner: 'params'
      readonly changes: readonly ['specialists']
    }
    readonly schema: {
      readonly tags: readonly ['users']
      readonly summary: 'Change a record'
      readonly params: import('@sinclair/typebox').TObject<{
        email: import('@sinclair/typebox').TString
      }>
      readonly body: import('@sinclair/typebox').TObject<{
        personalInfo: import('@sinclair/typebox').TOptional<
          import('@sinclair/typebox').TObject<{
            phone: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
            address: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          }>
        >
        businessInfo: import('@sinclair/typebox').TOptional<
          import('@sinclair/typebox').TObject<{
            businessName: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
            businessAddress: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
            businessEmail: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
            businessPhone: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          }>
        >
        email: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        role: import('@sinclair/typebox').TOptional<
          import('@sinclair/typebox').TUnion<
            [import('@sinclair/typebox').TLiteral<'user'>, import('@sinclair/typebox').TLiteral<'admin'>]
          >
        >
        _id: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        createdAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        updatedAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        requestedRole: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        pendingOrder: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        lastVisit: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        lastPurchase: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        totalSpend: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        firstName: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        lastName: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        username: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        image: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
      }>
      readonly response: {
        readonly 200: import('@sinclair/typebox').TObject<{
          acknowledged: import('@sinclair/typebox').TLiteral<true>
          matchedCount: import('@sinclair/typebox').TInteger
          modifiedCount: import('@sinclair/typebox').TInteger
        }>
      }
    }
  }
  setRole: {
    readonly method: 'PUT'
    readonly url: '/users/:email/role'
    readonly config: {
      readonly access: 'admin'
    }
    readonly schema: {
      readonly tags: readonly ['users']
      readonly summary: 'Set a role; settles a requested one'
      readonly params: import('@sinclair/typebox').TObject<{
        email: import('@sinclair/typebox').TString
      }>
      readonly body: import('@sinclair/typebox').TObject<{
        role: import('@sinclair/typebox').TUnion<
          [import('@sinclair/typebox').TLiteral<'user'>, import('@sinclair/typebox').TLiteral<'admin'>]
        >
      }>
      readonly response: {
        readonly 200: import('@sinclair/typebox').TObject<{
          acknowledged: import('@sinclair/typebox').TLiteral<true>
          matchedCount: import('@sinclair/typebox').TInteger
          modifiedCount: import('@sinclair/typebox').TInteger
        }>
      }
    }
  }
  remove: {
    readonly method: 'DELETE'
    readonly url: '/users/:email'
    readonly config: {
      readonly access: 'self'
      readonly owner: 'params'
      readonly changes: readonly ['overview', 'specialists']
    }
    readonly schema: {
      readonly tags: readonly ['users']
      readonly summary: 'Delete a person: the identity, then the record'
      readonly params: import('@sinclair/typebox').TObject<{
        email: import('@sinclair/typebox').TString
      }>
      readonly response: {
        readonly 200: import('@sinclair/typebox').TObject<{
          acknowledged: import('@sinclair/typebox').TLiteral<true>
          deletedCount: import('@sinclair/typebox').TInteger
        }>
      }
    }
  }
  lookup: {
    readonly method: 'POST'
    readonly url: '/users/lookup'
    readonly config: {
      readonly access: 'public'
    }
    readonly schema: {
      readonly tags: readonly ['users']
      readonly summary: 'Whether an e-mail has a record'
      readonly body: import('@sinclair/typebox').TObject<{
        email: import('@sinclair/typebox').TString
      }>
      readonly response: {
        readonly 200: import('@sinclair/typebox').TObject<{
          found: import('@sinclair/typebox').TBoolean
        }>
      }
    }
  }
}
