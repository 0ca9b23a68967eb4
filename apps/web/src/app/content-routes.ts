import type { Item } from '@energy/contracts/content'
import { COMPANY } from '@energy/contracts/company'
import { firstWords } from '@energy/contracts/words'
import type { Params, RouteObject } from 'react-router-dom'
import type { Head } from '../shared/head.ts'
import { page } from './page.ts'
import { incomplete, readRequired, readOptional, type LoaderContext } from '../shared/loaders.ts'
import { queries } from '../shared/queries.ts'

/** Returns `head` once every read has ended; `incomplete` if one of them found nothing. */
const readsAll =
  (head: Head, ...read: (() => Promise<boolean>)[]) =>
  async () => {
    const found = await Promise.all(read.map((one) => one()))
    return found.every(Boolean) ? head : incomplete(head)
  }
/** Returns the head of the item that the path names, once it and its neighbours are read. */
const readsOne =
  (read: (id: string) => Promise<Item>, others: () => Promise<boolean>) =>
  async ({ id = '' }: Params) => {
    const [{ headerTitle, titleDescription, ctaImage }, found] = await Promise.all([read(id), others()])
    const head: Head = { title: headerTitle, description: firstWords(titleDescription, 30), image: ctaImage }
    return found ? head : incomplete(head)
  }

/** The pages that show products, services and guides. */
export function contentRoutes(context: LoaderContext): RouteObject[] {
  const { call } = context
  return [
    {
      path: '/',
      ...page({
        screen: 'home/home',
        load: async () => (await import('../features/home/home.tsx')).Home,
        read: readsAll(
          {
            title: COMPANY.name,
            description: 'Heat pumps, solar, storage and business electricity, measured before they are sold.',
          },
          () => readOptional(context, queries.someServices(call)),
          () => readOptional(context, queries.someProducts(call)),
          () => readOptional(context, queries.someBlogs(call)),
        ),
      }),
    },
    {
      path: '/our_service',
      ...page({
        screen: 'content/our-service',
        load: async () => (await import('../features/content/our-service.tsx')).OurService,
        read: readsAll(
          { title: 'Service', description: 'What we do, from the first reading to a narrower band.' },
          () => readOptional(context, queries.services(call)),
        ),
      }),
    },
    {
      path: '/our_product',
      ...page({
        screen: 'content/our-product',
        load: async () => (await import('../features/content/our-product.tsx')).OurProduct,
        read: readsAll(
          { title: 'Products', description: 'Equipment that moves energy: what each machine takes in and gives out.' },
          () => readOptional(context, queries.products(call)),
        ),
      }),
    },
    {
      path: '/guides',
      ...page({
        screen: 'content/guides',
        load: async () => (await import('../features/content/guides.tsx')).Guides,
        read: readsAll(
          { title: 'Guides', description: 'Short sums, plain words, and the questions to ask before you buy.' },
          () => readOptional(context, queries.blogs(call)),
        ),
      }),
    },
    {
      path: '/single_service/:id',
      ...page({
        screen: 'content/single-service',
        load: async () => (await import('../features/content/single-service.tsx')).SingleService,
        read: readsOne(
          (id) => readRequired(context, queries.service(call, id)),
          () => readOptional(context, queries.someServices(call)),
        ),
      }),
    },
    {
      path: '/single_product/:id',
      ...page({
        screen: 'content/single-product',
        load: async () => (await import('../features/content/single-product.tsx')).SingleProduct,
        read: readsOne(
          (id) => readRequired(context, queries.product(call, id)),
          () => readOptional(context, queries.someProducts(call)),
        ),
      }),
    },
    {
      path: '/single_guide/:id',
      ...page({
        screen: 'content/single-guide',
        load: async () => (await import('../features/content/single-guide.tsx')).SingleGuide,
        read: readsOne(
          (id) => readRequired(context, queries.blog(call, id)),
          () => readOptional(context, queries.someBlogs(call)),
        ),
      }),
    },
  ]
}
