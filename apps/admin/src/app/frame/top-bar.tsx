import { useRecord } from '@energy/client/record/use-record'
import { useSession } from '@energy/client/use-session'
import { Avatar } from '@energy/ui/picture'
import { ChevronDown, Menu } from 'lucide-react'
import { useConfig } from '../../shared/config.ts'
import { NotificationButtons } from '../../features/notifications/notification-buttons.tsx'
import { SearchBox } from '../../features/search/search-box.tsx'
import { usePopup } from '../../shared/use-popup.ts'

/** The bar above every screen: menu button (small screens), search, notifications, account. */
export const TopBar = () => (
  <header className="top-0 z-10 flex min-h-(--bar) flex-wrap items-center gap-1 border-b border-line bg-surface px-3 max-lg:py-2 lg:px-8 [@media(height>=30rem)]:sticky">
    <MenuButton />
    <SearchBox />
    <NotificationButtons />
    <AccountButton />
  </header>
)

const loadDrawer = async () => (await import('./drawer.tsx')).Drawer
const loadAccountMenu = async () => (await import('./account-menu.tsx')).AccountMenu

function MenuButton() {
  const { button, Popup, popup } = usePopup('dialog', loadDrawer)
  return (
    <>
      <button {...button} className="icon-btn mr-auto lg:hidden" aria-label="Open menu">
        <Menu className="icon" aria-hidden="true" />
      </button>
      {Popup && <Popup {...popup} />}
    </>
  )
}

function AccountButton() {
  const session = useSession()
  const { data: record } = useRecord()
  const { siteUrl } = useConfig()
  const { button, container, Popup, popup } = usePopup('menu', loadAccountMenu)
  const displayName = session.status === 'signed-in' ? session.identity.displayName : ''
  const name = displayName || record?.username || record?.email || ''
  return (
    <div ref={container} className="lg:ml-2">
      <button
        {...button}
        className="flex min-h-touch min-w-touch items-center gap-2.5 rounded-control py-1 pr-2 pl-1.5 font-[560] hover:bg-tint aria-expanded:bg-tint"
        aria-label={`${name}, account menu`}
      >
        <Avatar className="size-9" src={record?.image ?? ''} base={siteUrl} loading="eager" />
        <span className="max-w-60 truncate max-lg:hidden">{name}</span>
        <ChevronDown className="size-4 max-lg:hidden" strokeWidth={1.75} aria-hidden="true" />
      </button>
      {Popup && <Popup {...popup} />}
    </div>
  )
}
