import { isAllowed, type Role, type StaffAccess } from '@energy/contracts/people/roles'
import { createContext, useContext } from 'react'

const RoleContext = createContext<Role>('user')

/** The role of the person who uses the dashboard. */
export const RoleProvider = RoleContext.Provider
export const useRole = () => useContext(RoleContext)

/** Whether the person who uses the dashboard may do what needs `access`. The API decides by the same rule. */
export const useIsAllowed = (access: StaffAccess) => isAllowed(useRole(), access)

/** What each role is called, and what its people do. */
export const roleWords = {
  user: { name: 'User', people: 'a user', does: 'They keep their account and have no dashboard.' },
  editor: { name: 'Editor', people: 'an editor', does: 'They keep the content, the media and the texts of the site.' },
  sales: {
    name: 'Sales',
    people: 'in sales',
    does: 'They answer requests, and keep people, offers, calls and subscribers.',
  },
  admin: { name: 'Admin', people: 'an admin', does: 'They do everything, and decide who has which role.' },
} as const satisfies Record<Role, { name: string; people: string; does: string }>
