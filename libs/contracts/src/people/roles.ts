/**
 * `user` is a customer. Staff are `editor` (content, media, the site's texts), `sales` (inquiries, people, offers, calls,
 * subscribers) and `admin` (everything, and who has which role).
 */
export const ROLES = ['user', 'editor', 'sales', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** The roles whose people each access of a call admits. */
export const ROLES_WITH = {
  staff: ['editor', 'sales', 'admin'],
  editor: ['editor', 'admin'],
  sales: ['sales', 'admin'],
  admin: ['admin'],
} as const satisfies Record<string, readonly Role[]>
/** Who among staff may make a call: anyone, or those of a role; an admin always may. */
export type StaffAccess = keyof typeof ROLES_WITH

/** Whether a role admits its people to what needs `access`. */
export const isAllowed = (role: Role, access: StaffAccess) => ROLES_WITH[access].some((admitted) => admitted === role)

/** Whether people of a role work in the dashboard. */
export const isStaff = (role: Role) => isAllowed(role, 'staff')
