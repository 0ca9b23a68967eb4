import { mapValues } from '@energy/contracts/record-of'
import type { ResultKind } from '@energy/contracts/search'
import { FileText, Mail, PhoneCall, Users, type LucideIcon } from 'lucide-react'
import { kindWords } from '../../shared/records/kinds.ts'

/** The names of the groups of hits. */
export const kindNames: Record<ResultKind, string> = {
  ...mapValues(kindWords, ({ many }) => many),
  users: 'Users',
  specialists: 'Requests',
  contacts: 'Messages',
  bills: 'Bills',
}

export const kindIcons: Record<ResultKind, LucideIcon> = {
  ...mapValues(kindWords, ({ icon }) => icon),
  users: Users,
  specialists: PhoneCall,
  contacts: Mail,
  bills: FileText,
}
