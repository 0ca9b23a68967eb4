import type { Kind } from '@energy/contracts/content'
import { Newspaper, Package, Wrench, type LucideIcon } from 'lucide-react'

/** The names of a kind and the paths of its screens. */
export interface KindWords {
  icon: LucideIcon
  /** The choice on the upload screen. */
  choice: string
  one: string
  /** Title of the list. */
  many: string
  /** For use inside a sentence. */
  manyInText: string
  add: string
  select: string
  list: string
  update: string
  updateTitle: string
  /** Shown when no item has the URL's id. */
  notFound: string
  added: string
  updated: string
}

export const kindWords: Record<Kind, KindWords> = {
  products: {
    icon: Package,
    choice: 'Products',
    one: 'Product',
    many: 'Products',
    manyInText: 'products',
    add: 'Add Product',
    select: 'Select a Product',
    list: '/products',
    update: '/updateProducts',
    // The specification gives this screen the heading of the services.
    updateTitle: 'Update Services',
    notFound: 'There is no such product. It may have been deleted.',
    added: 'Products Added Successfully.',
    updated: 'Products Updated Successfully.',
  },
  services: {
    icon: Wrench,
    choice: 'Services',
    one: 'Service',
    many: 'Services',
    manyInText: 'services',
    add: 'Add Service',
    select: 'Select a Service',
    list: '/services',
    update: '/updateServices',
    updateTitle: 'Update Services',
    notFound: 'There is no such service. It may have been deleted.',
    added: 'Services Added Successfully.',
    updated: 'Services Updated Successfully.',
  },
  blogs: {
    icon: Newspaper,
    choice: 'Blog',
    one: 'Blog',
    many: 'Blogs',
    manyInText: 'blogs',
    add: 'Add Blog',
    select: 'Select a Blog',
    list: '/blog',
    update: '/updateBlog',
    updateTitle: 'Update Blog',
    notFound: 'There is no such blog. It may have been deleted.',
    added: 'Blog Added Successfully.',
    updated: 'Blog Updated Successfully.',
  },
}

/** The kinds in the order of the screens. */
export const kindOrder = ['products', 'services', 'blogs'] as const satisfies readonly Kind[]
