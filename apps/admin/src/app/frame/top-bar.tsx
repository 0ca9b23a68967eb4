import { useRecord } from '@energy/client/record/use-record'
import { useSession } from '@energy/client/session/use-session'
import { Dialog } from '@energy/ui/dialog'
import { Avatar } from '@energy/ui/picture'
import { ChevronDown, LogOut, Menu, MonitorX, ShieldCheck, X, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { NotificationButtons } from '../../features/notifications/notification-buttons.tsx'
import { SearchBox } from '../../features/search/search-box.tsx'
import { useConfig } from '@energy/client/use-config'
import { useIsAllowed } from '../../shared/people/role.tsx'
import { usePopover } from '../../shared/browser/use-popover.ts'
import { useLogout } from '../use-logout.ts'
import { useSignOutEverywhere } from '../use-sign-out-everywhere.ts'
import { Sidebar } from './sidebar.tsx'

/** The bar above every screen: menu button (small screens), search, notifications, account. */
export const TopBar = () => (
  <header className="top-0 z-10 flex min-h-(--bar) flex-wrap items-center gap-1 border-b border-line bg-surface px-3 max-lg:py-2 lg:px-8 [@media(height>=30rem)]:sticky">
    <MenuButton />
    <SearchBox />
    <SalesButtons />
    <AccountButton />
  </header>
)

/** Of what people write, sales hear; an editor has nothing to do with it. */
const SalesButtons = () => (useIsAllowed('sales') ? <NotificationButtons /> : null)

/** Opens the navigation on small screens. A click outside, Escape or a link closes it. */
function MenuButton() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className="icon-btn mr-auto lg:hidden"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Menu className="icon" aria-hidden="true" />
      </button>
      {open && (
        <Dialog title="Menu" className="drawer" onClose={close}>
          <div className="relative min-h-dvh" data-ground="deep">
            <button type="button" className="icon-btn absolute! top-5 right-3" aria-label="Close menu" onClick={close}>
              <X className="icon" aria-hidden="true" />
            </button>
            <Sidebar onNavigate={close} />
          </div>
        </Dialog>
      )}
    </>
  )
}

/** The signed-in user, with a menu. */
function AccountButton() {
  const session = useSession()
  const { data: record } = useRecord()
  const { siteUrl, secondFactor } = useConfig()
  const navigate = useNavigate()
  const { button, popover, close } = usePopover('menu')
  const logout = useLogout()
  const signOutEverywhere = useSignOutEverywhere(record?.email ?? '')
  const displayName = session.status === 'signed-in' ? session.identity.displayName : ''
  const name = displayName || record?.username || record?.email || ''
  return (
    <div className="lg:ml-2">
      <button
        {...button}
        className="flex min-h-touch min-w-touch items-center gap-2.5 rounded-control py-1 pr-2 pl-1.5 font-[560] hover:bg-tint aria-expanded:bg-tint"
        aria-label={`${name}, account menu`}
      >
        <Avatar className="size-9" src={record?.image ?? ''} base={siteUrl} loading="eager" />
        <span className="max-w-60 truncate max-lg:hidden">{name}</span>
        <ChevronDown className="size-4 max-lg:hidden" strokeWidth={1.75} aria-hidden="true" />
      </button>
      <div {...popover} className="popover min-w-48 p-1.5" aria-label="Account">
        <MenuItem
          icon={LogOut}
          label="Logout"
          onClick={() => {
            close()
            void logout()
          }}
        />
        {secondFactor && (
          <MenuItem icon={ShieldCheck} label="Second factor" onClick={() => void navigate('/second-factor')} />
        )}
        <MenuItem
          icon={MonitorX}
          label="Sign out everywhere"
          onClick={() => {
            close()
            void signOutEverywhere()
          }}
        />
      </div>
    </div>
  )
}

interface MenuItemProps {
  icon: LucideIcon
  label: string
  onClick: () => void
}

const MenuItem = ({ icon: Icon, label, onClick }: MenuItemProps) => (
  <button
    type="button"
    role="menuitem"
    className="flex min-h-touch w-full items-center gap-3 rounded-control px-3 font-medium -outline-offset-2 hover:bg-tint focus-visible:bg-tint"
    onClick={onClick}
  >
    <Icon className="icon" aria-hidden="true" />
    {label}
  </button>
)
