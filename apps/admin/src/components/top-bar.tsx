import { useRecord } from '@energy/client/use-record'
import { useSession } from '@energy/client/use-session'
import { Menu } from '@base-ui/react/menu'
import { Avatar } from '@energy/ui/picture'
import { ChevronDown, LogOut } from 'lucide-react'
import { useConfig } from './config.ts'
import { Drawer } from './drawer.tsx'
import { useLogout } from './use-logout.ts'

/** The bar above every screen: the way to the navigation on small screens, and who is signed in. */
export const TopBar = () => (
  <header className="sticky top-0 z-10 flex min-h-18 items-center gap-1 border-b border-line bg-surface px-3 lg:px-8">
    <Drawer />
    <AccountMenu />
  </header>
)

function AccountMenu() {
  const session = useSession()
  const { data: record } = useRecord()
  const { siteUrl } = useConfig()
  const logout = useLogout()
  const displayName = session.status === 'signed-in' ? session.identity.displayName : ''
  const name = displayName || record?.username || record?.email || ''
  return (
    <Menu.Root>
      <Menu.Trigger
        className="ml-auto flex min-h-touch min-w-touch items-center gap-2.5 rounded-control py-1 pr-2 pl-1.5 font-[560] hover:bg-tint data-popup-open:bg-tint"
        aria-label={`${name}, account menu`}
      >
        <Avatar className="size-9" src={record?.image ?? ''} base={siteUrl} loading="eager" />
        <span className="max-w-60 truncate max-lg:hidden">{name}</span>
        <ChevronDown className="size-4 max-lg:hidden" strokeWidth={1.75} aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="z-20" align="end" sideOffset={8}>
          <Menu.Popup className="min-w-48 rounded-panel bg-surface p-1.5 shadow-float outline-none">
            <Menu.Item
              className="flex min-h-touch cursor-pointer items-center gap-3 rounded-control px-3 font-medium outline-none data-highlighted:bg-tint"
              onClick={() => void logout()}
            >
              <LogOut className="icon" aria-hidden="true" />
              Logout
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
