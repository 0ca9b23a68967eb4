import { COMPANY } from '@energy/contracts/company'
import type { Kind } from '@energy/contracts/content'
import { firstWords } from '@energy/contracts/words'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { plainDescription } from '../shared/content/plain-description.ts'
import type { Head } from '../shared/head.ts'
import { allPages } from '../shared/kinds.ts'
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
      ...page({
        screen: 'home/home',
        load: async () => (await import('../features/home/home.tsx')).Home,
        async read() {
          const description = 'Heat pumps, solar, storage and business electricity, measured before they are sold.'
          const found = await Promise.all(ON_HOME.map(readSome))
          return headWith({ title: COMPANY.name, description }, found.every(Boolean))
        },
      }),
    },
    ...allPages.map(({ tag: kind, list, title, description, screens: own }) => ({
      path: list,
      ...page({
        kind,
        ...screenNamed(own?.list ?? 'list'),
        read: async () => headWith({ title, description }, await readOptional(context, queries.all(call, kind))),
      }),
    })),
    ...allPages.map(({ tag: kind, single, screens: own }) => ({
      path: `${single}:id`,
      ...page({
        kind,
        ...screenNamed(own?.item ?? 'item'),
        async read({ id = '' }) {
          const [item, isFound] = await Promise.all([
            readRequired(context, queries.one(call, kind, id)),
            readSome(kind),
          ])
          const { headerTitle: title } = item
          const sharePicture = { path: sharePath(kind, item), alt: title }
          return headWith({ title, description: firstWords(plainDescription(item), 30), sharePicture }, isFound)
        },
      }),
    })),
    {
      path: '/preview/live/:token',
      ...page({
        screen: 'content/preview/live',
        load: async () => (await import('../features/content/preview/live.tsx')).LivePreview,
        read: async (...asked) => (await import('../features/content/preview/read.ts')).readLive(context, ...asked),
      }),
    },
    {
      path: '/preview/:token',
      ...page({
        screen: 'content/preview/shared',
        load: async () => (await import('../features/content/preview/shared.tsx')).SharedPreview,
        read: async (...asked) => (await import('../features/content/preview/read.ts')).readShared(context, ...asked),
      }),
    },
  ]
}
