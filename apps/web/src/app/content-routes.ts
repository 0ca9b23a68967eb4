import type { Kind } from '@energy/contracts/content'
import { firstWords } from '@energy/contracts/words'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { plainDescription } from '../shared/content/plain-text.ts'
import type { Head } from '../shared/head.ts'
import { allPages } from '../shared/kinds.ts'
import { readList } from '../shared/content/list-head.ts'
import { incomplete, readRequired, readOptional, type LoaderContext } from '../shared/loaders.ts'
import { queries } from '../shared/queries.ts'
import { sharePath } from '../shared/share-path.ts'
import { page } from './page.ts'

/** The kinds whose cards home shows. */
const ON_HOME: readonly Kind[] = ['services', 'products', 'blogs']

const screens = import.meta.glob<ComponentType<{ kind: Kind }>>('./*.tsx', {
  base: '../features/content/screens',
  import: 'Screen',
})
/** A screen of content with its code. */
function screenNamed(name: string) {
  const load = screens[`./${name}.tsx`]
  if (!load) throw new Error(`There is no screen ${name}`)
  return { screen: `content/screens/${name}`, load }
}

const headWith = (head: Head, isFound: boolean) => (isFound ? head : incomplete(head))

/** The pages that show content. */
export function contentRoutes(context: LoaderContext): RouteObject[] {
  const { call } = context
  const readSome = (kind: Kind) => readOptional(context, queries.some(call, kind))
  return [
    {
      path: '/',
      ...page(context, {
        screen: 'home/home',
        texts: 'home',
        load: async () => (await import('../features/home/home.tsx')).Home,
        async read({ site }) {
          const [texts, ...found] = await Promise.all([site, ...ON_HOME.map(readSome)])
          const description = texts?.texts.home?.description
          return headWith({ title: texts?.company.name || 'Home', description }, Boolean(texts) && found.every(Boolean))
        },
      }),
    },
    ...allPages.map(({ tag: kind, list, texts: pages, screens: own }) => ({
      path: list,
      ...page(context, {
        kind,
        texts: pages.list,
        ...screenNamed(own?.list ?? 'list'),
        read: ({ request, site }) => readList(context, kind, { request, site }),
      }),
    })),
    ...allPages.map(({ tag: kind, single, texts: pages, screens: own }) => ({
      path: `${single}:id`,
      ...page(context, {
        kind,
        texts: pages.item,
        ...screenNamed(own?.item ?? 'item'),
        async read({ params: { id = '' }, site }) {
          const [item, isFound, texts] = await Promise.all([
            readRequired(context, queries.one(call, kind, id)),
            readSome(kind),
            site,
          ])
          const { headerTitle: title } = item
          const sharePicture = { path: sharePath(kind, item), alt: title }
          return headWith(
            { title, description: firstWords(plainDescription(item), 30), sharePicture },
            isFound && Boolean(texts),
          )
        },
      }),
    })),
  ]
}
