import type { ResultKind } from '@energy/contracts/search'
import { Mail, PhoneCall, Users, type LucideIcon } from 'lucide-react'
import { kindWords } from '../../shared/kinds.ts'

/** The names of the groups of hits. */
export const kindNames: Record<ResultKind, string> = {
  products: kindWords.products.many,
  services: kindWords.services.many,
  blogs: kindWords.blogs.many,
  users: 'Users',
  specialists: 'Requests',
  contacts: 'Messages',
}

export const kindIcons: Record<ResultKind, LucideIcon> = {
  products: kindWords.products.icon,
  services: kindWords.services.icon,
  blogs: kindWords.blogs.icon,
  users: Users,
  specialists: PhoneCall,
  contacts: Mail,
}
