import { type Static, type TProperties } from '@sinclair/typebox'
/** A part of an item with a picture of its own. */
export declare const Section: import('@sinclair/typebox').TObject<{
  title: import('@sinclair/typebox').TString
  description: import('@sinclair/typebox').TString
  prefix: import('@sinclair/typebox').TString
  cta: import('@sinclair/typebox').TString
  ctaImage: import('@sinclair/typebox').TString
}>
export type Section = Static<typeof Section>
/** A short point of an item. */
export declare const SubTitle: import('@sinclair/typebox').TObject<{
  subTitle: import('@sinclair/typebox').TString
  subTitleDescription: import('@sinclair/typebox').TString
  subTitlePrefix: import('@sinclair/typebox').TString
  cta: import('@sinclair/typebox').TString
  ctaImage: import('@sinclair/typebox').TString
}>
export type SubTitle = Static<typeof SubTitle>
/** An item as created: only `headerTitle` is required. A kind ignores the field it lacks. */
export declare const NewContent: import('@sinclair/typebox').TObject<{
  _id: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
  createdAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
  updatedAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
  sections: import('@sinclair/typebox').TOptional<
    import('@sinclair/typebox').TArray<
      import('@sinclair/typebox').TObject<{
        title: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        description: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        prefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
      }>
    >
  >
  subTitles: import('@sinclair/typebox').TOptional<
    import('@sinclair/typebox').TArray<
      import('@sinclair/typebox').TObject<{
        subTitle: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        subTitleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        subTitlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
      }>
    >
  >
  details: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
  author: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
  titlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
  titleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
  cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
  ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
  headerTitle: import('@sinclair/typebox').TString
}>
export type NewContent = Static<typeof NewContent>
/** A change to an item: what is left out keeps its value. */
export declare const ContentChange: import('@sinclair/typebox').TObject<{
  _id: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
  createdAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
  updatedAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
  sections: import('@sinclair/typebox').TOptional<
    import('@sinclair/typebox').TArray<
      import('@sinclair/typebox').TObject<{
        title: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        description: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        prefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
      }>
    >
  >
  subTitles: import('@sinclair/typebox').TOptional<
    import('@sinclair/typebox').TArray<
      import('@sinclair/typebox').TObject<{
        subTitle: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        subTitleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        subTitlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
      }>
    >
  >
  details: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
  author: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
  titlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
  titleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
  cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
  ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
  headerTitle: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
}>
export type ContentChange = Static<typeof ContentChange>
/**
 * A kind of content: its entity and its six calls. Products, services and blogs are this, thrice.
 * @param tag the kind's name, in table, path and cache alike
 * @param fields what this kind has beyond the common fields
 */
export declare function content<const Tag extends string, Fields extends TProperties>(
  tag: Tag,
  fields: Fields,
): {
  tag: Tag
  Entity: import('@sinclair/typebox').TObject<
    {
      _id: import('@sinclair/typebox').TString
      headerTitle: import('@sinclair/typebox').TString
      titlePrefix: import('@sinclair/typebox').TString
      titleDescription: import('@sinclair/typebox').TString
      cta: import('@sinclair/typebox').TString
      ctaImage: import('@sinclair/typebox').TString
    } & Fields & {
        sections: import('@sinclair/typebox').TArray<
          import('@sinclair/typebox').TObject<{
            title: import('@sinclair/typebox').TString
            description: import('@sinclair/typebox').TString
            prefix: import('@sinclair/typebox').TString
            cta: import('@sinclair/typebox').TString
            ctaImage: import('@sinclair/typebox').TString
          }>
        >
        subTitles: import('@sinclair/typebox').TArray<
          import('@sinclair/typebox').TObject<{
            subTitle: import('@sinclair/typebox').TString
            subTitleDescription: import('@sinclair/typebox').TString
            subTitlePrefix: import('@sinclair/typebox').TString
            cta: import('@sinclair/typebox').TString
            ctaImage: import('@sinclair/typebox').TString
          }>
        >
        createdAt: import('@sinclair/typebox').TString
        updatedAt: import('@sinclair/typebox').TString
      }
  >
  list: {
    readonly method: 'GET'
    readonly url: `/${Tag}`
    readonly config: {
      readonly access: 'public'
    }
    readonly schema: {
      readonly tags: readonly [Tag]
      readonly summary: `All ${Tag}, oldest first`
      readonly querystring: import('@sinclair/typebox').TObject<{
        limit: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TInteger>
        cursor: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        order: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TLiteral<'newest'>>
        q: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
      }>
      readonly response: {
        readonly 200: import('@sinclair/typebox').TArray<
          import('@sinclair/typebox').TObject<
            {
              _id: import('@sinclair/typebox').TString
              headerTitle: import('@sinclair/typebox').TString
              titlePrefix: import('@sinclair/typebox').TString
              titleDescription: import('@sinclair/typebox').TString
              cta: import('@sinclair/typebox').TString
              ctaImage: import('@sinclair/typebox').TString
            } & Fields & {
                sections: import('@sinclair/typebox').TArray<
                  import('@sinclair/typebox').TObject<{
                    title: import('@sinclair/typebox').TString
                    description: import('@sinclair/typebox').TString
                    prefix: import('@sinclair/typebox').TString
                    cta: import('@sinclair/typebox').TString
                    ctaImage: import('@sinclair/typebox').TString
                  }>
                >
                subTitles: import('@sinclair/typebox').TArray<
                  import('@sinclair/typebox').TObject<{
                    subTitle: import('@sinclair/typebox').TString
                    subTitleDescription: import('@sinclair/typebox').TString
                    subTitlePrefix: import('@sinclair/typebox').TString
                    cta: import('@sinclair/typebox').TString
                    ctaImage: import('@sinclair/typebox').TString
                  }>
                >
                createdAt: import('@sinclair/typebox').TString
                updatedAt: import('@sinclair/typebox').TString
              }
          >
        >
      }
    }
  }
  read: {
    readonly method: 'GET'
    readonly url: `/${Tag}/:id`
    readonly config: {
      readonly access: 'public'
    }
    readonly schema: {
      readonly tags: readonly [Tag]
      readonly summary: `One of the ${Tag}`
      readonly params: import('@sinclair/typebox').TObject<{
        id: import('@sinclair/typebox').TString
      }>
      readonly response: {
        readonly 200: import('@sinclair/typebox').TObject<
          {
            _id: import('@sinclair/typebox').TString
            headerTitle: import('@sinclair/typebox').TString
            titlePrefix: import('@sinclair/typebox').TString
            titleDescription: import('@sinclair/typebox').TString
            cta: import('@sinclair/typebox').TString
            ctaImage: import('@sinclair/typebox').TString
          } & Fields & {
              sections: import('@sinclair/typebox').TArray<
                import('@sinclair/typebox').TObject<{
                  title: import('@sinclair/typebox').TString
                  description: import('@sinclair/typebox').TString
                  prefix: import('@sinclair/typebox').TString
                  cta: import('@sinclair/typebox').TString
                  ctaImage: import('@sinclair/typebox').TString
                }>
              >
              subTitles: import('@sinclair/typebox').TArray<
                import('@sinclair/typebox').TObject<{
                  subTitle: import('@sinclair/typebox').TString
                  subTitleDescription: import('@sinclair/typebox').TString
                  subTitlePrefix: import('@sinclair/typebox').TString
                  cta: import('@sinclair/typebox').TString
                  ctaImage: import('@sinclair/typebox').TString
                }>
              >
              createdAt: import('@sinclair/typebox').TString
              updatedAt: import('@sinclair/typebox').TString
            }
        >
      }
    }
  }
  create: {
    readonly method: 'POST'
    readonly url: `/${Tag}`
    readonly config: {
      readonly access: 'admin'
      readonly changes: readonly ['menu', 'overview']
    }
    readonly schema: {
      readonly tags: readonly [Tag]
      readonly summary: `Add to the ${Tag}`
      readonly body: import('@sinclair/typebox').TObject<{
        _id: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        createdAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        updatedAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        sections: import('@sinclair/typebox').TOptional<
          import('@sinclair/typebox').TArray<
            import('@sinclair/typebox').TObject<{
              title: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              description: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              prefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
            }>
          >
        >
        subTitles: import('@sinclair/typebox').TOptional<
          import('@sinclair/typebox').TArray<
            import('@sinclair/typebox').TObject<{
              subTitle: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              subTitleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              subTitlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
            }>
          >
        >
        details: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        author: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        titlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        titleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        headerTitle: import('@sinclair/typebox').TString
      }>
      readonly response: {
        readonly 201: import('@sinclair/typebox').TObject<{
          acknowledged: import('@sinclair/typebox').TLiteral<true>
          insertedId: import('@sinclair/typebox').TString
        }>
      }
    }
  }
  update: {
    readonly method: 'PUT'
    readonly url: `/${Tag}/:id`
    readonly config: {
      readonly access: 'admin'
      readonly changes: readonly ['menu', 'overview']
    }
    readonly schema: {
      readonly tags: readonly [Tag]
      readonly summary: `Change one of the ${Tag}`
      readonly params: import('@sinclair/typebox').TObject<{
        id: import('@sinclair/typebox').TString
      }>
      readonly body: import('@sinclair/typebox').TObject<{
        _id: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        createdAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        updatedAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        sections: import('@sinclair/typebox').TOptional<
          import('@sinclair/typebox').TArray<
            import('@sinclair/typebox').TObject<{
              title: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              description: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              prefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
            }>
          >
        >
        subTitles: import('@sinclair/typebox').TOptional<
          import('@sinclair/typebox').TArray<
            import('@sinclair/typebox').TObject<{
              subTitle: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              subTitleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              subTitlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
            }>
          >
        >
        details: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        author: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        titlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        titleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        headerTitle: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
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
    readonly url: `/${Tag}/:id`
    readonly config: {
      readonly access: 'admin'
      readonly changes: readonly ['menu', 'overview']
    }
    readonly schema: {
      readonly tags: readonly [Tag]
      readonly summary: `Delete one of the ${Tag}`
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
  restore: {
    readonly method: 'POST'
    readonly url: `/${Tag}/:id/restore`
    readonly config: {
      readonly access: 'admin'
      readonly changes: readonly ['menu', 'overview']
    }
    readonly schema: {
      readonly tags: readonly [Tag]
      readonly summary: `Bring back one of the ${Tag}`
      readonly params: import('@sinclair/typebox').TObject<{
        id: import('@sinclair/typebox').TString
      }>
      readonly response: {
        readonly 200: import('@sinclair/typebox').TObject<{
          acknowledged: import('@sinclair/typebox').TLiteral<true>
          restoredCount: import('@sinclair/typebox').TInteger
        }>
      }
    }
  }
}
export declare const service: {
  tag: 'services'
  Entity: import('@sinclair/typebox').TObject<
    {
      _id: import('@sinclair/typebox').TString
      headerTitle: import('@sinclair/typebox').TString
      titlePrefix: import('@sinclair/typebox').TString
      titleDescription: import('@sinclair/typebox').TString
      cta: import('@sinclair/typebox').TString
      ctaImage: import('@sinclair/typebox').TString
    } & {
      details: import('@sinclair/typebox').TString
    } & {
      sections: import('@sinclair/typebox').TArray<
        import('@sinclair/typebox').TObject<{
          title: import('@sinclair/typebox').TString
          description: import('@sinclair/typebox').TString
          prefix: import('@sinclair/typebox').TString
          cta: import('@sinclair/typebox').TString
          ctaImage: import('@sinclair/typebox').TString
        }>
      >
      subTitles: import('@sinclair/typebox').TArray<
        import('@sinclair/typebox').TObject<{
          subTitle: import('@sinclair/typebox').TString
          subTitleDescription: import('@sinclair/typebox').TString
          subTitlePrefix: import('@sinclair/typebox').TString
          cta: import('@sinclair/typebox').TString
          ctaImage: import('@sinclair/typebox').TString
        }>
      >
      createdAt: import('@sinclair/typebox').TString
      updatedAt: import('@sinclair/typebox').TString
    }
  >
  list: {
    readonly method: 'GET'
    readonly url: '/services'
    readonly config: {
      readonly access: 'public'
    }
    readonly schema: {
      readonly tags: readonly ['services']
      readonly summary: 'All services, oldest first'
      readonly querystring: import('@sinclair/typebox').TObject<{
        limit: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TInteger>
        cursor: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        order: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TLiteral<'newest'>>
        q: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
      }>
      readonly response: {
        readonly 200: import('@sinclair/typebox').TArray<
          import('@sinclair/typebox').TObject<
            {
              _id: import('@sinclair/typebox').TString
              headerTitle: import('@sinclair/typebox').TString
              titlePrefix: import('@sinclair/typebox').TString
              titleDescription: import('@sinclair/typebox').TString
              cta: import('@sinclair/typebox').TString
              ctaImage: import('@sinclair/typebox').TString
            } & {
              details: import('@sinclair/typebox').TString
            } & {
              sections: import('@sinclair/typebox').TArray<
                import('@sinclair/typebox').TObject<{
                  title: import('@sinclair/typebox').TString
                  description: import('@sinclair/typebox').TString
                  prefix: import('@sinclair/typebox').TString
                  cta: import('@sinclair/typebox').TString
                  ctaImage: import('@sinclair/typebox').TString
                }>
              >
              subTitles: import('@sinclair/typebox').TArray<
                import('@sinclair/typebox').TObject<{
                  subTitle: import('@sinclair/typebox').TString
                  subTitleDescription: import('@sinclair/typebox').TString
                  subTitlePrefix: import('@sinclair/typebox').TString
                  cta: import('@sinclair/typebox').TString
                  ctaImage: import('@sinclair/typebox').TString
                }>
              >
              createdAt: import('@sinclair/typebox').TString
              updatedAt: import('@sinclair/typebox').TString
            }
          >
        >
      }
    }
  }
  read: {
    readonly method: 'GET'
    readonly url: '/services/:id'
    readonly config: {
      readonly access: 'public'
    }
    readonly schema: {
      readonly tags: readonly ['services']
      readonly summary: 'One of the services'
      readonly params: import('@sinclair/typebox').TObject<{
        id: import('@sinclair/typebox').TString
      }>
      readonly response: {
        readonly 200: import('@sinclair/typebox').TObject<
          {
            _id: import('@sinclair/typebox').TString
            headerTitle: import('@sinclair/typebox').TString
            titlePrefix: import('@sinclair/typebox').TString
            titleDescription: import('@sinclair/typebox').TString
            cta: import('@sinclair/typebox').TString
            ctaImage: import('@sinclair/typebox').TString
          } & {
            details: import('@sinclair/typebox').TString
          } & {
            sections: import('@sinclair/typebox').TArray<
              import('@sinclair/typebox').TObject<{
                title: import('@sinclair/typebox').TString
                description: import('@sinclair/typebox').TString
                prefix: import('@sinclair/typebox').TString
                cta: import('@sinclair/typebox').TString
                ctaImage: import('@sinclair/typebox').TString
              }>
            >
            subTitles: import('@sinclair/typebox').TArray<
              import('@sinclair/typebox').TObject<{
                subTitle: import('@sinclair/typebox').TString
                subTitleDescription: import('@sinclair/typebox').TString
                subTitlePrefix: import('@sinclair/typebox').TString
                cta: import('@sinclair/typebox').TString
                ctaImage: import('@sinclair/typebox').TString
              }>
            >
            createdAt: import('@sinclair/typebox').TString
            updatedAt: import('@sinclair/typebox').TString
          }
        >
      }
    }
  }
  create: {
    readonly method: 'POST'
    readonly url: '/services'
    readonly config: {
      readonly access: 'admin'
      readonly changes: readonly ['menu', 'overview']
    }
    readonly schema: {
      readonly tags: readonly ['services']
      readonly summary: 'Add to the services'
      readonly body: import('@sinclair/typebox').TObject<{
        _id: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        createdAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        updatedAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        sections: import('@sinclair/typebox').TOptional<
          import('@sinclair/typebox').TArray<
            import('@sinclair/typebox').TObject<{
              title: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              description: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              prefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
            }>
          >
        >
        subTitles: import('@sinclair/typebox').TOptional<
          import('@sinclair/typebox').TArray<
            import('@sinclair/typebox').TObject<{
              subTitle: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              subTitleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              subTitlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
            }>
          >
        >
        details: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        author: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        titlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        titleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        headerTitle: import('@sinclair/typebox').TString
      }>
      readonly response: {
        readonly 201: import('@sinclair/typebox').TObject<{
          acknowledged: import('@sinclair/typebox').TLiteral<true>
          insertedId: import('@sinclair/typebox').TString
        }>
      }
    }
  }
  update: {
    readonly method: 'PUT'
    readonly url: '/services/:id'
    readonly config: {
      readonly access: 'admin'
      readonly changes: readonly ['menu', 'overview']
    }
    readonly schema: {
      readonly tags: readonly ['services']
      readonly summary: 'Change one of the services'
      readonly params: import('@sinclair/typebox').TObject<{
        id: import('@sinclair/typebox').TString
      }>
      readonly body: import('@sinclair/typebox').TObject<{
        _id: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        createdAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        updatedAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        sections: import('@sinclair/typebox').TOptional<
          import('@sinclair/typebox').TArray<
            import('@sinclair/typebox').TObject<{
              title: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              description: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              prefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
            }>
          >
        >
        subTitles: import('@sinclair/typebox').TOptional<
          import('@sinclair/typebox').TArray<
            import('@sinclair/typebox').TObject<{
              subTitle: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              subTitleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              subTitlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
            }>
          >
        >
        details: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        author: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        titlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        titleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        headerTitle: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
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
    readonly url: '/services/:id'
    readonly config: {
      readonly access: 'admin'
      readonly changes: readonly ['menu', 'overview']
    }
    readonly schema: {
      readonly tags: readonly ['services']
      readonly summary: 'Delete one of the services'
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
  restore: {
    readonly method: 'POST'
    readonly url: '/services/:id/restore'
    readonly config: {
      readonly access: 'admin'
      readonly changes: readonly ['menu', 'overview']
    }
    readonly schema: {
      readonly tags: readonly ['services']
      readonly summary: 'Bring back one of the services'
      readonly params: import('@sinclair/typebox').TObject<{
        id: import('@sinclair/typebox').TString
      }>
      readonly response: {
        readonly 200: import('@sinclair/typebox').TObject<{
          acknowledged: import('@sinclair/typebox').TLiteral<true>
          restoredCount: import('@sinclair/typebox').TInteger
        }>
      }
    }
  }
}
export declare const product: {
  tag: 'products'
  Entity: import('@sinclair/typebox').TObject<
    {
      _id: import('@sinclair/typebox').TString
      headerTitle: import('@sinclair/typebox').TString
      titlePrefix: import('@sinclair/typebox').TString
      titleDescription: import('@sinclair/typebox').TString
      cta: import('@sinclair/typebox').TString
      ctaImage: import('@sinclair/typebox').TString
    } & {
      details: import('@sinclair/typebox').TString
    } & {
      sections: import('@sinclair/typebox').TArray<
        import('@sinclair/typebox').TObject<{
          title: import('@sinclair/typebox').TString
          description: import('@sinclair/typebox').TString
          prefix: import('@sinclair/typebox').TString
          cta: import('@sinclair/typebox').TString
          ctaImage: import('@sinclair/typebox').TString
        }>
      >
      subTitles: import('@sinclair/typebox').TArray<
        import('@sinclair/typebox').TObject<{
          subTitle: import('@sinclair/typebox').TString
          subTitleDescription: import('@sinclair/typebox').TString
          subTitlePrefix: import('@sinclair/typebox').TString
          cta: import('@sinclair/typebox').TString
          ctaImage: import('@sinclair/typebox').TString
        }>
      >
      createdAt: import('@sinclair/typebox').TString
      updatedAt: import('@sinclair/typebox').TString
    }
  >
  list: {
    readonly method: 'GET'
    readonly url: '/products'
    readonly config: {
      readonly access: 'public'
    }
    readonly schema: {
      readonly tags: readonly ['products']
      readonly summary: 'All products, oldest first'
      readonly querystring: import('@sinclair/typebox').TObject<{
        limit: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TInteger>
        cursor: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        order: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TLiteral<'newest'>>
        q: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
      }>
      readonly response: {
        readonly 200: import('@sinclair/typebox').TArray<
          import('@sinclair/typebox').TObject<
            {
              _id: import('@sinclair/typebox').TString
              headerTitle: import('@sinclair/typebox').TString
              titlePrefix: import('@sinclair/typebox').TString
              titleDescription: import('@sinclair/typebox').TString
              cta: import('@sinclair/typebox').TString
              ctaImage: import('@sinclair/typebox').TString
            } & {
              details: import('@sinclair/typebox').TString
            } & {
              sections: import('@sinclair/typebox').TArray<
                import('@sinclair/typebox').TObject<{
                  title: import('@sinclair/typebox').TString
                  description: import('@sinclair/typebox').TString
                  prefix: import('@sinclair/typebox').TString
                  cta: import('@sinclair/typebox').TString
                  ctaImage: import('@sinclair/typebox').TString
                }>
              >
              subTitles: import('@sinclair/typebox').TArray<
                import('@sinclair/typebox').TObject<{
                  subTitle: import('@sinclair/typebox').TString
                  subTitleDescription: import('@sinclair/typebox').TString
                  subTitlePrefix: import('@sinclair/typebox').TString
                  cta: import('@sinclair/typebox').TString
                  ctaImage: import('@sinclair/typebox').TString
                }>
              >
              createdAt: import('@sinclair/typebox').TString
              updatedAt: import('@sinclair/typebox').TString
            }
          >
        >
      }
    }
  }
  read: {
    readonly method: 'GET'
    readonly url: '/products/:id'
    readonly config: {
      readonly access: 'public'
    }
    readonly schema: {
      readonly tags: readonly ['products']
      readonly summary: 'One of the products'
      readonly params: import('@sinclair/typebox').TObject<{
        id: import('@sinclair/typebox').TString
      }>
      readonly response: {
        readonly 200: import('@sinclair/typebox').TObject<
          {
            _id: import('@sinclair/typebox').TString
            headerTitle: import('@sinclair/typebox').TString
            titlePrefix: import('@sinclair/typebox').TString
            titleDescription: import('@sinclair/typebox').TString
            cta: import('@sinclair/typebox').TString
            ctaImage: import('@sinclair/typebox').TString
          } & {
            details: import('@sinclair/typebox').TString
          } & {
            sections: import('@sinclair/typebox').TArray<
              import('@sinclair/typebox').TObject<{
                title: import('@sinclair/typebox').TString
                description: import('@sinclair/typebox').TString
                prefix: import('@sinclair/typebox').TString
                cta: import('@sinclair/typebox').TString
                ctaImage: import('@sinclair/typebox').TString
              }>
            >
            subTitles: import('@sinclair/typebox').TArray<
              import('@sinclair/typebox').TObject<{
                subTitle: import('@sinclair/typebox').TString
                subTitleDescription: import('@sinclair/typebox').TString
                subTitlePrefix: import('@sinclair/typebox').TString
                cta: import('@sinclair/typebox').TString
                ctaImage: import('@sinclair/typebox').TString
              }>
            >
            createdAt: import('@sinclair/typebox').TString
            updatedAt: import('@sinclair/typebox').TString
          }
        >
      }
    }
  }
  create: {
    readonly method: 'POST'
    readonly url: '/products'
    readonly config: {
      readonly access: 'admin'
      readonly changes: readonly ['menu', 'overview']
    }
    readonly schema: {
      readonly tags: readonly ['products']
      readonly summary: 'Add to the products'
      readonly body: import('@sinclair/typebox').TObject<{
        _id: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        createdAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        updatedAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        sections: import('@sinclair/typebox').TOptional<
          import('@sinclair/typebox').TArray<
            import('@sinclair/typebox').TObject<{
              title: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              description: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              prefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
            }>
          >
        >
        subTitles: import('@sinclair/typebox').TOptional<
          import('@sinclair/typebox').TArray<
            import('@sinclair/typebox').TObject<{
              subTitle: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              subTitleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              subTitlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
            }>
          >
        >
        details: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        author: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        titlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        titleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        headerTitle: import('@sinclair/typebox').TString
      }>
      readonly response: {
        readonly 201: import('@sinclair/typebox').TObject<{
          acknowledged: import('@sinclair/typebox').TLiteral<true>
          insertedId: import('@sinclair/typebox').TString
        }>
      }
    }
  }
  update: {
    readonly method: 'PUT'
    readonly url: '/products/:id'
    readonly config: {
      readonly access: 'admin'
      readonly changes: readonly ['menu', 'overview']
    }
    readonly schema: {
      readonly tags: readonly ['products']
      readonly summary: 'Change one of the products'
      readonly params: import('@sinclair/typebox').TObject<{
        id: import('@sinclair/typebox').TString
      }>
      readonly body: import('@sinclair/typebox').TObject<{
        _id: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        createdAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        updatedAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        sections: import('@sinclair/typebox').TOptional<
          import('@sinclair/typebox').TArray<
            import('@sinclair/typebox').TObject<{
              title: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              description: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              prefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
            }>
          >
        >
        subTitles: import('@sinclair/typebox').TOptional<
          import('@sinclair/typebox').TArray<
            import('@sinclair/typebox').TObject<{
              subTitle: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              subTitleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              subTitlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
            }>
          >
        >
        details: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        author: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        titlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        titleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        headerTitle: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
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
    readonly url: '/products/:id'
    readonly config: {
      readonly access: 'admin'
      readonly changes: readonly ['menu', 'overview']
    }
    readonly schema: {
      readonly tags: readonly ['products']
      readonly summary: 'Delete one of the products'
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
  restore: {
    readonly method: 'POST'
    readonly url: '/products/:id/restore'
    readonly config: {
      readonly access: 'admin'
      readonly changes: readonly ['menu', 'overview']
    }
    readonly schema: {
      readonly tags: readonly ['products']
      readonly summary: 'Bring back one of the products'
      readonly params: import('@sinclair/typebox').TObject<{
        id: import('@sinclair/typebox').TString
      }>
      readonly response: {
        readonly 200: import('@sinclair/typebox').TObject<{
          acknowledged: import('@sinclair/typebox').TLiteral<true>
          restoredCount: import('@sinclair/typebox').TInteger
        }>
      }
    }
  }
}
export declare const blog: {
  tag: 'blogs'
  Entity: import('@sinclair/typebox').TObject<
    {
      _id: import('@sinclair/typebox').TString
      headerTitle: import('@sinclair/typebox').TString
      titlePrefix: import('@sinclair/typebox').TString
      titleDescription: import('@sinclair/typebox').TString
      cta: import('@sinclair/typebox').TString
      ctaImage: import('@sinclair/typebox').TString
    } & {
      author: import('@sinclair/typebox').TString
    } & {
      sections: import('@sinclair/typebox').TArray<
        import('@sinclair/typebox').TObject<{
          title: import('@sinclair/typebox').TString
          description: import('@sinclair/typebox').TString
          prefix: import('@sinclair/typebox').TString
          cta: import('@sinclair/typebox').TString
          ctaImage: import('@sinclair/typebox').TString
        }>
      >
      subTitles: import('@sinclair/typebox').TArray<
        import('@sinclair/typebox').TObject<{
          subTitle: import('@sinclair/typebox').TString
          subTitleDescription: import('@sinclair/typebox').TString
          subTitlePrefix: import('@sinclair/typebox').TString
          cta: import('@sinclair/typebox').TString
          ctaImage: import('@sinclair/typebox').TString
        }>
      >
      createdAt: import('@sinclair/typebox').TString
      updatedAt: import('@sinclair/typebox').TString
    }
  >
  list: {
    readonly method: 'GET'
    readonly url: '/blogs'
    readonly config: {
      readonly access: 'public'
    }
    readonly schema: {
      readonly tags: readonly ['blogs']
      readonly summary: 'All blogs, oldest first'
      readonly querystring: import('@sinclair/typebox').TObject<{
        limit: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TInteger>
        cursor: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        order: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TLiteral<'newest'>>
        q: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
      }>
      readonly response: {
        readonly 200: import('@sinclair/typebox').TArray<
          import('@sinclair/typebox').TObject<
            {
              _id: import('@sinclair/typebox').TString
              headerTitle: import('@sinclair/typebox').TString
              titlePrefix: import('@sinclair/typebox').TString
              titleDescription: import('@sinclair/typebox').TString
              cta: import('@sinclair/typebox').TString
              ctaImage: import('@sinclair/typebox').TString
            } & {
              author: import('@sinclair/typebox').TString
            } & {
              sections: import('@sinclair/typebox').TArray<
                import('@sinclair/typebox').TObject<{
                  title: import('@sinclair/typebox').TString
                  description: import('@sinclair/typebox').TString
                  prefix: import('@sinclair/typebox').TString
                  cta: import('@sinclair/typebox').TString
                  ctaImage: import('@sinclair/typebox').TString
                }>
              >
              subTitles: import('@sinclair/typebox').TArray<
                import('@sinclair/typebox').TObject<{
                  subTitle: import('@sinclair/typebox').TString
                  subTitleDescription: import('@sinclair/typebox').TString
                  subTitlePrefix: import('@sinclair/typebox').TString
                  cta: import('@sinclair/typebox').TString
                  ctaImage: import('@sinclair/typebox').TString
                }>
              >
              createdAt: import('@sinclair/typebox').TString
              updatedAt: import('@sinclair/typebox').TString
            }
          >
        >
      }
    }
  }
  read: {
    readonly method: 'GET'
    readonly url: '/blogs/:id'
    readonly config: {
      readonly access: 'public'
    }
    readonly schema: {
      readonly tags: readonly ['blogs']
      readonly summary: 'One of the blogs'
      readonly params: import('@sinclair/typebox').TObject<{
        id: import('@sinclair/typebox').TString
      }>
      readonly response: {
        readonly 200: import('@sinclair/typebox').TObject<
          {
            _id: import('@sinclair/typebox').TString
            headerTitle: import('@sinclair/typebox').TString
            titlePrefix: import('@sinclair/typebox').TString
            titleDescription: import('@sinclair/typebox').TString
            cta: import('@sinclair/typebox').TString
            ctaImage: import('@sinclair/typebox').TString
          } & {
            author: import('@sinclair/typebox').TString
          } & {
            sections: import('@sinclair/typebox').TArray<
              import('@sinclair/typebox').TObject<{
                title: import('@sinclair/typebox').TString
                description: import('@sinclair/typebox').TString
                prefix: import('@sinclair/typebox').TString
                cta: import('@sinclair/typebox').TString
                ctaImage: import('@sinclair/typebox').TString
              }>
            >
            subTitles: import('@sinclair/typebox').TArray<
              import('@sinclair/typebox').TObject<{
                subTitle: import('@sinclair/typebox').TString
                subTitleDescription: import('@sinclair/typebox').TString
                subTitlePrefix: import('@sinclair/typebox').TString
                cta: import('@sinclair/typebox').TString
                ctaImage: import('@sinclair/typebox').TString
              }>
            >
            createdAt: import('@sinclair/typebox').TString
            updatedAt: import('@sinclair/typebox').TString
          }
        >
      }
    }
  }
  create: {
    readonly method: 'POST'
    readonly url: '/blogs'
    readonly config: {
      readonly access: 'admin'
      readonly changes: readonly ['menu', 'overview']
    }
    readonly schema: {
      readonly tags: readonly ['blogs']
      readonly summary: 'Add to the blogs'
      readonly body: import('@sinclair/typebox').TObject<{
        _id: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        createdAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        updatedAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        sections: import('@sinclair/typebox').TOptional<
          import('@sinclair/typebox').TArray<
            import('@sinclair/typebox').TObject<{
              title: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              description: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              prefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
            }>
          >
        >
        subTitles: import('@sinclair/typebox').TOptional<
          import('@sinclair/typebox').TArray<
            import('@sinclair/typebox').TObject<{
              subTitle: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              subTitleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              subTitlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
            }>
          >
        >
        details: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        author: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        titlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        titleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        headerTitle: import('@sinclair/typebox').TString
      }>
      readonly response: {
        readonly 201: import('@sinclair/typebox').TObject<{
          acknowledged: import('@sinclair/typebox').TLiteral<true>
          insertedId: import('@sinclair/typebox').TString
        }>
      }
    }
  }
  update: {
    readonly method: 'PUT'
    readonly url: '/blogs/:id'
    readonly config: {
      readonly access: 'admin'
      readonly changes: readonly ['menu', 'overview']
    }
    readonly schema: {
      readonly tags: readonly ['blogs']
      readonly summary: 'Change one of the blogs'
      readonly params: import('@sinclair/typebox').TObject<{
        id: import('@sinclair/typebox').TString
      }>
      readonly body: import('@sinclair/typebox').TObject<{
        _id: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        createdAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        updatedAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
        sections: import('@sinclair/typebox').TOptional<
          import('@sinclair/typebox').TArray<
            import('@sinclair/typebox').TObject<{
              title: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              description: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              prefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
            }>
          >
        >
        subTitles: import('@sinclair/typebox').TOptional<
          import('@sinclair/typebox').TArray<
            import('@sinclair/typebox').TObject<{
              subTitle: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              subTitleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              subTitlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
            }>
          >
        >
        details: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        author: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        titlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        titleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        headerTitle: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
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
    readonly url: '/blogs/:id'
    readonly config: {
      readonly access: 'admin'
      readonly changes: readonly ['menu', 'overview']
    }
    readonly schema: {
      readonly tags: readonly ['blogs']
      readonly summary: 'Delete one of the blogs'
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
  restore: {
    readonly method: 'POST'
    readonly url: '/blogs/:id/restore'
    readonly config: {
      readonly access: 'admin'
      readonly changes: readonly ['menu', 'overview']
    }
    readonly schema: {
      readonly tags: readonly ['blogs']
      readonly summary: 'Bring back one of the blogs'
      readonly params: import('@sinclair/typebox').TObject<{
        id: import('@sinclair/typebox').TString
      }>
      readonly response: {
        readonly 200: import('@sinclair/typebox').TObject<{
          acknowledged: import('@sinclair/typebox').TLiteral<true>
          restoredCount: import('@sinclair/typebox').TInteger
        }>
      }
    }
  }
}
/** Every kind, by its tag. */
export declare const kinds: {
  readonly services: {
    tag: 'services'
    Entity: import('@sinclair/typebox').TObject<
      {
        _id: import('@sinclair/typebox').TString
        headerTitle: import('@sinclair/typebox').TString
        titlePrefix: import('@sinclair/typebox').TString
        titleDescription: import('@sinclair/typebox').TString
        cta: import('@sinclair/typebox').TString
        ctaImage: import('@sinclair/typebox').TString
      } & {
        details: import('@sinclair/typebox').TString
      } & {
        sections: import('@sinclair/typebox').TArray<
          import('@sinclair/typebox').TObject<{
            title: import('@sinclair/typebox').TString
            description: import('@sinclair/typebox').TString
            prefix: import('@sinclair/typebox').TString
            cta: import('@sinclair/typebox').TString
            ctaImage: import('@sinclair/typebox').TString
          }>
        >
        subTitles: import('@sinclair/typebox').TArray<
          import('@sinclair/typebox').TObject<{
            subTitle: import('@sinclair/typebox').TString
            subTitleDescription: import('@sinclair/typebox').TString
            subTitlePrefix: import('@sinclair/typebox').TString
            cta: import('@sinclair/typebox').TString
            ctaImage: import('@sinclair/typebox').TString
          }>
        >
        createdAt: import('@sinclair/typebox').TString
        updatedAt: import('@sinclair/typebox').TString
      }
    >
    list: {
      readonly method: 'GET'
      readonly url: '/services'
      readonly config: {
        readonly access: 'public'
      }
      readonly schema: {
        readonly tags: readonly ['services']
        readonly summary: 'All services, oldest first'
        readonly querystring: import('@sinclair/typebox').TObject<{
          limit: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TInteger>
          cursor: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          order: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TLiteral<'newest'>>
          q: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        }>
        readonly response: {
          readonly 200: import('@sinclair/typebox').TArray<
            import('@sinclair/typebox').TObject<
              {
                _id: import('@sinclair/typebox').TString
                headerTitle: import('@sinclair/typebox').TString
                titlePrefix: import('@sinclair/typebox').TString
                titleDescription: import('@sinclair/typebox').TString
                cta: import('@sinclair/typebox').TString
                ctaImage: import('@sinclair/typebox').TString
              } & {
                details: import('@sinclair/typebox').TString
              } & {
                sections: import('@sinclair/typebox').TArray<
                  import('@sinclair/typebox').TObject<{
                    title: import('@sinclair/typebox').TString
                    description: import('@sinclair/typebox').TString
                    prefix: import('@sinclair/typebox').TString
                    cta: import('@sinclair/typebox').TString
                    ctaImage: import('@sinclair/typebox').TString
                  }>
                >
                subTitles: import('@sinclair/typebox').TArray<
                  import('@sinclair/typebox').TObject<{
                    subTitle: import('@sinclair/typebox').TString
                    subTitleDescription: import('@sinclair/typebox').TString
                    subTitlePrefix: import('@sinclair/typebox').TString
                    cta: import('@sinclair/typebox').TString
                    ctaImage: import('@sinclair/typebox').TString
                  }>
                >
                createdAt: import('@sinclair/typebox').TString
                updatedAt: import('@sinclair/typebox').TString
              }
            >
          >
        }
      }
    }
    read: {
      readonly method: 'GET'
      readonly url: '/services/:id'
      readonly config: {
        readonly access: 'public'
      }
      readonly schema: {
        readonly tags: readonly ['services']
        readonly summary: 'One of the services'
        readonly params: import('@sinclair/typebox').TObject<{
          id: import('@sinclair/typebox').TString
        }>
        readonly response: {
          readonly 200: import('@sinclair/typebox').TObject<
            {
              _id: import('@sinclair/typebox').TString
              headerTitle: import('@sinclair/typebox').TString
              titlePrefix: import('@sinclair/typebox').TString
              titleDescription: import('@sinclair/typebox').TString
              cta: import('@sinclair/typebox').TString
              ctaImage: import('@sinclair/typebox').TString
            } & {
              details: import('@sinclair/typebox').TString
            } & {
              sections: import('@sinclair/typebox').TArray<
                import('@sinclair/typebox').TObject<{
                  title: import('@sinclair/typebox').TString
                  description: import('@sinclair/typebox').TString
                  prefix: import('@sinclair/typebox').TString
                  cta: import('@sinclair/typebox').TString
                  ctaImage: import('@sinclair/typebox').TString
                }>
              >
              subTitles: import('@sinclair/typebox').TArray<
                import('@sinclair/typebox').TObject<{
                  subTitle: import('@sinclair/typebox').TString
                  subTitleDescription: import('@sinclair/typebox').TString
                  subTitlePrefix: import('@sinclair/typebox').TString
                  cta: import('@sinclair/typebox').TString
                  ctaImage: import('@sinclair/typebox').TString
                }>
              >
              createdAt: import('@sinclair/typebox').TString
              updatedAt: import('@sinclair/typebox').TString
            }
          >
        }
      }
    }
    create: {
      readonly method: 'POST'
      readonly url: '/services'
      readonly config: {
        readonly access: 'admin'
        readonly changes: readonly ['menu', 'overview']
      }
      readonly schema: {
        readonly tags: readonly ['services']
        readonly summary: 'Add to the services'
        readonly body: import('@sinclair/typebox').TObject<{
          _id: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
          createdAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
          updatedAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
          sections: import('@sinclair/typebox').TOptional<
            import('@sinclair/typebox').TArray<
              import('@sinclair/typebox').TObject<{
                title: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                description: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                prefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              }>
            >
          >
          subTitles: import('@sinclair/typebox').TOptional<
            import('@sinclair/typebox').TArray<
              import('@sinclair/typebox').TObject<{
                subTitle: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                subTitleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                subTitlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              }>
            >
          >
          details: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          author: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          titlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          titleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          headerTitle: import('@sinclair/typebox').TString
        }>
        readonly response: {
          readonly 201: import('@sinclair/typebox').TObject<{
            acknowledged: import('@sinclair/typebox').TLiteral<true>
            insertedId: import('@sinclair/typebox').TString
          }>
        }
      }
    }
    update: {
      readonly method: 'PUT'
      readonly url: '/services/:id'
      readonly config: {
        readonly access: 'admin'
        readonly changes: readonly ['menu', 'overview']
      }
      readonly schema: {
        readonly tags: readonly ['services']
        readonly summary: 'Change one of the services'
        readonly params: import('@sinclair/typebox').TObject<{
          id: import('@sinclair/typebox').TString
        }>
        readonly body: import('@sinclair/typebox').TObject<{
          _id: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
          createdAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
          updatedAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
          sections: import('@sinclair/typebox').TOptional<
            import('@sinclair/typebox').TArray<
              import('@sinclair/typebox').TObject<{
                title: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                description: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                prefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              }>
            >
          >
          subTitles: import('@sinclair/typebox').TOptional<
            import('@sinclair/typebox').TArray<
              import('@sinclair/typebox').TObject<{
                subTitle: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                subTitleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                subTitlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              }>
            >
          >
          details: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          author: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          titlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          titleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          headerTitle: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
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
      readonly url: '/services/:id'
      readonly config: {
        readonly access: 'admin'
        readonly changes: readonly ['menu', 'overview']
      }
      readonly schema: {
        readonly tags: readonly ['services']
        readonly summary: 'Delete one of the services'
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
    restore: {
      readonly method: 'POST'
      readonly url: '/services/:id/restore'
      readonly config: {
        readonly access: 'admin'
        readonly changes: readonly ['menu', 'overview']
      }
      readonly schema: {
        readonly tags: readonly ['services']
        readonly summary: 'Bring back one of the services'
        readonly params: import('@sinclair/typebox').TObject<{
          id: import('@sinclair/typebox').TString
        }>
        readonly response: {
          readonly 200: import('@sinclair/typebox').TObject<{
            acknowledged: import('@sinclair/typebox').TLiteral<true>
            restoredCount: import('@sinclair/typebox').TInteger
          }>
        }
      }
    }
  }
  readonly products: {
    tag: 'products'
    Entity: import('@sinclair/typebox').TObject<
      {
        _id: import('@sinclair/typebox').TString
        headerTitle: import('@sinclair/typebox').TString
        titlePrefix: import('@sinclair/typebox').TString
        titleDescription: import('@sinclair/typebox').TString
        cta: import('@sinclair/typebox').TString
        ctaImage: import('@sinclair/typebox').TString
      } & {
        details: import('@sinclair/typebox').TString
      } & {
        sections: import('@sinclair/typebox').TArray<
          import('@sinclair/typebox').TObject<{
            title: import('@sinclair/typebox').TString
            description: import('@sinclair/typebox').TString
            prefix: import('@sinclair/typebox').TString
            cta: import('@sinclair/typebox').TString
            ctaImage: import('@sinclair/typebox').TString
          }>
        >
        subTitles: import('@sinclair/typebox').TArray<
          import('@sinclair/typebox').TObject<{
            subTitle: import('@sinclair/typebox').TString
            subTitleDescription: import('@sinclair/typebox').TString
            subTitlePrefix: import('@sinclair/typebox').TString
            cta: import('@sinclair/typebox').TString
            ctaImage: import('@sinclair/typebox').TString
          }>
        >
        createdAt: import('@sinclair/typebox').TString
        updatedAt: import('@sinclair/typebox').TString
      }
    >
    list: {
      readonly method: 'GET'
      readonly url: '/products'
      readonly config: {
        readonly access: 'public'
      }
      readonly schema: {
        readonly tags: readonly ['products']
        readonly summary: 'All products, oldest first'
        readonly querystring: import('@sinclair/typebox').TObject<{
          limit: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TInteger>
          cursor: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          order: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TLiteral<'newest'>>
          q: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        }>
        readonly response: {
          readonly 200: import('@sinclair/typebox').TArray<
            import('@sinclair/typebox').TObject<
              {
                _id: import('@sinclair/typebox').TString
                headerTitle: import('@sinclair/typebox').TString
                titlePrefix: import('@sinclair/typebox').TString
                titleDescription: import('@sinclair/typebox').TString
                cta: import('@sinclair/typebox').TString
                ctaImage: import('@sinclair/typebox').TString
              } & {
                details: import('@sinclair/typebox').TString
              } & {
                sections: import('@sinclair/typebox').TArray<
                  import('@sinclair/typebox').TObject<{
                    title: import('@sinclair/typebox').TString
                    description: import('@sinclair/typebox').TString
                    prefix: import('@sinclair/typebox').TString
                    cta: import('@sinclair/typebox').TString
                    ctaImage: import('@sinclair/typebox').TString
                  }>
                >
                subTitles: import('@sinclair/typebox').TArray<
                  import('@sinclair/typebox').TObject<{
                    subTitle: import('@sinclair/typebox').TString
                    subTitleDescription: import('@sinclair/typebox').TString
                    subTitlePrefix: import('@sinclair/typebox').TString
                    cta: import('@sinclair/typebox').TString
                    ctaImage: import('@sinclair/typebox').TString
                  }>
                >
                createdAt: import('@sinclair/typebox').TString
                updatedAt: import('@sinclair/typebox').TString
              }
            >
          >
        }
      }
    }
    read: {
      readonly method: 'GET'
      readonly url: '/products/:id'
      readonly config: {
        readonly access: 'public'
      }
      readonly schema: {
        readonly tags: readonly ['products']
        readonly summary: 'One of the products'
        readonly params: import('@sinclair/typebox').TObject<{
          id: import('@sinclair/typebox').TString
        }>
        readonly response: {
          readonly 200: import('@sinclair/typebox').TObject<
            {
              _id: import('@sinclair/typebox').TString
              headerTitle: import('@sinclair/typebox').TString
              titlePrefix: import('@sinclair/typebox').TString
              titleDescription: import('@sinclair/typebox').TString
              cta: import('@sinclair/typebox').TString
              ctaImage: import('@sinclair/typebox').TString
            } & {
              details: import('@sinclair/typebox').TString
            } & {
              sections: import('@sinclair/typebox').TArray<
                import('@sinclair/typebox').TObject<{
                  title: import('@sinclair/typebox').TString
                  description: import('@sinclair/typebox').TString
                  prefix: import('@sinclair/typebox').TString
                  cta: import('@sinclair/typebox').TString
                  ctaImage: import('@sinclair/typebox').TString
                }>
              >
              subTitles: import('@sinclair/typebox').TArray<
                import('@sinclair/typebox').TObject<{
                  subTitle: import('@sinclair/typebox').TString
                  subTitleDescription: import('@sinclair/typebox').TString
                  subTitlePrefix: import('@sinclair/typebox').TString
                  cta: import('@sinclair/typebox').TString
                  ctaImage: import('@sinclair/typebox').TString
                }>
              >
              createdAt: import('@sinclair/typebox').TString
              updatedAt: import('@sinclair/typebox').TString
            }
          >
        }
      }
    }
    create: {
      readonly method: 'POST'
      readonly url: '/products'
      readonly config: {
        readonly access: 'admin'
        readonly changes: readonly ['menu', 'overview']
      }
      readonly schema: {
        readonly tags: readonly ['products']
        readonly summary: 'Add to the products'
        readonly body: import('@sinclair/typebox').TObject<{
          _id: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
          createdAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
          updatedAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
          sections: import('@sinclair/typebox').TOptional<
            import('@sinclair/typebox').TArray<
              import('@sinclair/typebox').TObject<{
                title: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                description: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                prefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              }>
            >
          >
          subTitles: import('@sinclair/typebox').TOptional<
            import('@sinclair/typebox').TArray<
              import('@sinclair/typebox').TObject<{
                subTitle: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                subTitleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                subTitlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              }>
            >
          >
          details: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          author: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          titlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          titleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          headerTitle: import('@sinclair/typebox').TString
        }>
        readonly response: {
          readonly 201: import('@sinclair/typebox').TObject<{
            acknowledged: import('@sinclair/typebox').TLiteral<true>
            insertedId: import('@sinclair/typebox').TString
          }>
        }
      }
    }
    update: {
      readonly method: 'PUT'
      readonly url: '/products/:id'
      readonly config: {
        readonly access: 'admin'
        readonly changes: readonly ['menu', 'overview']
      }
      readonly schema: {
        readonly tags: readonly ['products']
        readonly summary: 'Change one of the products'
        readonly params: import('@sinclair/typebox').TObject<{
          id: import('@sinclair/typebox').TString
        }>
        readonly body: import('@sinclair/typebox').TObject<{
          _id: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
          createdAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
          updatedAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
          sections: import('@sinclair/typebox').TOptional<
            import('@sinclair/typebox').TArray<
              import('@sinclair/typebox').TObject<{
                title: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                description: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                prefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              }>
            >
          >
          subTitles: import('@sinclair/typebox').TOptional<
            import('@sinclair/typebox').TArray<
              import('@sinclair/typebox').TObject<{
                subTitle: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                subTitleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                subTitlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              }>
            >
          >
          details: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          author: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          titlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          titleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          headerTitle: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
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
      readonly url: '/products/:id'
      readonly config: {
        readonly access: 'admin'
        readonly changes: readonly ['menu', 'overview']
      }
      readonly schema: {
        readonly tags: readonly ['products']
        readonly summary: 'Delete one of the products'
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
    restore: {
      readonly method: 'POST'
      readonly url: '/products/:id/restore'
      readonly config: {
        readonly access: 'admin'
        readonly changes: readonly ['menu', 'overview']
      }
      readonly schema: {
        readonly tags: readonly ['products']
        readonly summary: 'Bring back one of the products'
        readonly params: import('@sinclair/typebox').TObject<{
          id: import('@sinclair/typebox').TString
        }>
        readonly response: {
          readonly 200: import('@sinclair/typebox').TObject<{
            acknowledged: import('@sinclair/typebox').TLiteral<true>
            restoredCount: import('@sinclair/typebox').TInteger
          }>
        }
      }
    }
  }
  readonly blogs: {
    tag: 'blogs'
    Entity: import('@sinclair/typebox').TObject<
      {
        _id: import('@sinclair/typebox').TString
        headerTitle: import('@sinclair/typebox').TString
        titlePrefix: import('@sinclair/typebox').TString
        titleDescription: import('@sinclair/typebox').TString
        cta: import('@sinclair/typebox').TString
        ctaImage: import('@sinclair/typebox').TString
      } & {
        author: import('@sinclair/typebox').TString
      } & {
        sections: import('@sinclair/typebox').TArray<
          import('@sinclair/typebox').TObject<{
            title: import('@sinclair/typebox').TString
            description: import('@sinclair/typebox').TString
            prefix: import('@sinclair/typebox').TString
            cta: import('@sinclair/typebox').TString
            ctaImage: import('@sinclair/typebox').TString
          }>
        >
        subTitles: import('@sinclair/typebox').TArray<
          import('@sinclair/typebox').TObject<{
            subTitle: import('@sinclair/typebox').TString
            subTitleDescription: import('@sinclair/typebox').TString
            subTitlePrefix: import('@sinclair/typebox').TString
            cta: import('@sinclair/typebox').TString
            ctaImage: import('@sinclair/typebox').TString
          }>
        >
        createdAt: import('@sinclair/typebox').TString
        updatedAt: import('@sinclair/typebox').TString
      }
    >
    list: {
      readonly method: 'GET'
      readonly url: '/blogs'
      readonly config: {
        readonly access: 'public'
      }
      readonly schema: {
        readonly tags: readonly ['blogs']
        readonly summary: 'All blogs, oldest first'
        readonly querystring: import('@sinclair/typebox').TObject<{
          limit: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TInteger>
          cursor: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          order: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TLiteral<'newest'>>
          q: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
        }>
        readonly response: {
          readonly 200: import('@sinclair/typebox').TArray<
            import('@sinclair/typebox').TObject<
              {
                _id: import('@sinclair/typebox').TString
                headerTitle: import('@sinclair/typebox').TString
                titlePrefix: import('@sinclair/typebox').TString
                titleDescription: import('@sinclair/typebox').TString
                cta: import('@sinclair/typebox').TString
                ctaImage: import('@sinclair/typebox').TString
              } & {
                author: import('@sinclair/typebox').TString
              } & {
                sections: import('@sinclair/typebox').TArray<
                  import('@sinclair/typebox').TObject<{
                    title: import('@sinclair/typebox').TString
                    description: import('@sinclair/typebox').TString
                    prefix: import('@sinclair/typebox').TString
                    cta: import('@sinclair/typebox').TString
                    ctaImage: import('@sinclair/typebox').TString
                  }>
                >
                subTitles: import('@sinclair/typebox').TArray<
                  import('@sinclair/typebox').TObject<{
                    subTitle: import('@sinclair/typebox').TString
                    subTitleDescription: import('@sinclair/typebox').TString
                    subTitlePrefix: import('@sinclair/typebox').TString
                    cta: import('@sinclair/typebox').TString
                    ctaImage: import('@sinclair/typebox').TString
                  }>
                >
                createdAt: import('@sinclair/typebox').TString
                updatedAt: import('@sinclair/typebox').TString
              }
            >
          >
        }
      }
    }
    read: {
      readonly method: 'GET'
      readonly url: '/blogs/:id'
      readonly config: {
        readonly access: 'public'
      }
      readonly schema: {
        readonly tags: readonly ['blogs']
        readonly summary: 'One of the blogs'
        readonly params: import('@sinclair/typebox').TObject<{
          id: import('@sinclair/typebox').TString
        }>
        readonly response: {
          readonly 200: import('@sinclair/typebox').TObject<
            {
              _id: import('@sinclair/typebox').TString
              headerTitle: import('@sinclair/typebox').TString
              titlePrefix: import('@sinclair/typebox').TString
              titleDescription: import('@sinclair/typebox').TString
              cta: import('@sinclair/typebox').TString
              ctaImage: import('@sinclair/typebox').TString
            } & {
              author: import('@sinclair/typebox').TString
            } & {
              sections: import('@sinclair/typebox').TArray<
                import('@sinclair/typebox').TObject<{
                  title: import('@sinclair/typebox').TString
                  description: import('@sinclair/typebox').TString
                  prefix: import('@sinclair/typebox').TString
                  cta: import('@sinclair/typebox').TString
                  ctaImage: import('@sinclair/typebox').TString
                }>
              >
              subTitles: import('@sinclair/typebox').TArray<
                import('@sinclair/typebox').TObject<{
                  subTitle: import('@sinclair/typebox').TString
                  subTitleDescription: import('@sinclair/typebox').TString
                  subTitlePrefix: import('@sinclair/typebox').TString
                  cta: import('@sinclair/typebox').TString
                  ctaImage: import('@sinclair/typebox').TString
                }>
              >
              createdAt: import('@sinclair/typebox').TString
              updatedAt: import('@sinclair/typebox').TString
            }
          >
        }
      }
    }
    create: {
      readonly method: 'POST'
      readonly url: '/blogs'
      readonly config: {
        readonly access: 'admin'
        readonly changes: readonly ['menu', 'overview']
      }
      readonly schema: {
        readonly tags: readonly ['blogs']
        readonly summary: 'Add to the blogs'
        readonly body: import('@sinclair/typebox').TObject<{
          _id: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
          createdAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
          updatedAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
          sections: import('@sinclair/typebox').TOptional<
            import('@sinclair/typebox').TArray<
              import('@sinclair/typebox').TObject<{
                title: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                description: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                prefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              }>
            >
          >
          subTitles: import('@sinclair/typebox').TOptional<
            import('@sinclair/typebox').TArray<
              import('@sinclair/typebox').TObject<{
                subTitle: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                subTitleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                subTitlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              }>
            >
          >
          details: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          author: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          titlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          titleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          headerTitle: import('@sinclair/typebox').TString
        }>
        readonly response: {
          readonly 201: import('@sinclair/typebox').TObject<{
            acknowledged: import('@sinclair/typebox').TLiteral<true>
            insertedId: import('@sinclair/typebox').TString
          }>
        }
      }
    }
    update: {
      readonly method: 'PUT'
      readonly url: '/blogs/:id'
      readonly config: {
        readonly access: 'admin'
        readonly changes: readonly ['menu', 'overview']
      }
      readonly schema: {
        readonly tags: readonly ['blogs']
        readonly summary: 'Change one of the blogs'
        readonly params: import('@sinclair/typebox').TObject<{
          id: import('@sinclair/typebox').TString
        }>
        readonly body: import('@sinclair/typebox').TObject<{
          _id: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
          createdAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
          updatedAt: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TUnknown>
          sections: import('@sinclair/typebox').TOptional<
            import('@sinclair/typebox').TArray<
              import('@sinclair/typebox').TObject<{
                title: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                description: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                prefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              }>
            >
          >
          subTitles: import('@sinclair/typebox').TOptional<
            import('@sinclair/typebox').TArray<
              import('@sinclair/typebox').TObject<{
                subTitle: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                subTitleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                subTitlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
                ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
              }>
            >
          >
          details: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          author: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          titlePrefix: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          titleDescription: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          cta: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          ctaImage: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
          headerTitle: import('@sinclair/typebox').TOptional<import('@sinclair/typebox').TString>
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
      readonly url: '/blogs/:id'
      readonly config: {
        readonly access: 'admin'
        readonly changes: readonly ['menu', 'overview']
      }
      readonly schema: {
        readonly tags: readonly ['blogs']
        readonly summary: 'Delete one of the blogs'
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
    restore: {
      readonly method: 'POST'
      readonly url: '/blogs/:id/restore'
      readonly config: {
        readonly access: 'admin'
        readonly changes: readonly ['menu', 'overview']
      }
      readonly schema: {
        readonly tags: readonly ['blogs']
        readonly summary: 'Bring back one of the blogs'
        readonly params: import('@sinclair/typebox').TObject<{
          id: import('@sinclair/typebox').TString
        }>
        readonly response: {
          readonly 200: import('@sinclair/typebox').TObject<{
            acknowledged: import('@sinclair/typebox').TLiteral<true>
            restoredCount: import('@sinclair/typebox').TInteger
          }>
        }
      }
    }
  }
}
export type Kind = keyof typeof kinds
export type Service = Static<typeof service.Entity>
export type Product = Static<typeof product.Entity>
export type Blog = Static<typeof blog.Entity>
/** Any item, with the field that only some kinds have as optional. */
export type Item = Omit<Service, 'details'> & {
  details?: string
  author?: string
}
