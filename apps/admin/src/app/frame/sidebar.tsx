import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import type { StaffAccess } from '@energy/contracts/people/roles'
import { offer } from '@energy/contracts/sales/offers'
import { overview } from '@energy/contracts/site'
import { useQuery } from '@tanstack/react-query'
import {
  CalendarCheck,
  CalendarClock,
  FileText,
  History,
  Images,
  KeyRound,
  LayoutDashboard,
  Mails,
  PhoneCall,
  SearchX,
  SquarePen,
  TextInitial,
  Trash2,
  UserCog,
  Users,
  Webhook,
  type LucideIcon,
} from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { DashboardBrand } from '../../shared/company/company-wordmark.tsx'
import { formatCount } from '../../shared/words/counts.ts'
import { collections, editedWords } from '../../shared/records/edited.ts'
import { kindOrder, kindWords } from '../../shared/records/kinds.ts'
import { isUnfinished } from '../../shared/media/upload-queue.ts'
import { useUploads } from '../../shared/media/uploads.tsx'
import { useIsAllowed } from '../../shared/people/role.tsx'

interface SidebarProps {
  /** Called when a link is clicked. */
  onNavigate?: () => void
}

/** In a sidebar that is a rail, names are for tooltips and screen readers. */
const NAME = 'xl:group-data-rail:sr-only'

/** The navigation of the dashboard. */
export function Sidebar({ onNavigate }: SidebarProps) {
  return (
    <div className="flex flex-col gap-7 px-4 py-5 xl:group-data-rail:px-2">
      <DashboardBrand className="px-3 xl:group-data-rail:[&>span]:sr-only" onClick={onNavigate} />
      <Group label="Dashboard" hidden>
        <Entry to="/" icon={LayoutDashboard} label="Dashboard" onNavigate={onNavigate} />
        <Entry to="/user" access="sales" icon={Users} label="User profile" onNavigate={onNavigate} />
      </Group>
      <Group label="Content" access="editor">
        {kindOrder.map((kind) => (
          <Entry
            key={kind}
            to={kindWords[kind].list}
            icon={kindWords[kind].icon}
            label={kindWords[kind].many}
            onNavigate={onNavigate}
          />
        ))}
        <Entry to="/upload" icon={SquarePen} label="Upload" onNavigate={onNavigate} />
        <Entry to="/media" icon={Images} label="Media" onNavigate={onNavigate}>
          <UploadsBadge />
        </Entry>
        <Entry to="/scheduled" icon={CalendarClock} label="Scheduled" onNavigate={onNavigate} />
        <Entry to="/trash" icon={Trash2} label="Trash" onNavigate={onNavigate} />
      </Group>
      <Group label="Sales" access="sales">
        <Entry to="/offers" icon={FileText} label="Offers" hasMore onNavigate={onNavigate}>
          <OffersBadge />
        </Entry>
        <Entry to="/calls" icon={CalendarCheck} label="Calls" onNavigate={onNavigate} />
        <Entry to="/letters" icon={Mails} label="Letters" hasMore onNavigate={onNavigate} />
      </Group>
      <Group label="Support" access="sales">
        <Entry to="/invoice" icon={PhoneCall} label="Invoice" line="Requests and messages" onNavigate={onNavigate}>
          <PeopleBadge />
        </Entry>
      </Group>
      <Group label="Site">
        <Entry to="/texts" icon={TextInitial} label="Texts" onNavigate={onNavigate} />
        {collections.map((kind) => (
          <Entry
            key={kind}
            access="editor"
            to={editedWords[kind].list}
            icon={editedWords[kind].icon}
            label={editedWords[kind].many}
            onNavigate={onNavigate}
          />
        ))}
        <Entry to="/searches" access="editor" icon={SearchX} label="Searches" onNavigate={onNavigate} />
      </Group>
      <Group label="Settings" access="admin">
        <Entry to="/staff" icon={UserCog} label="Staff" onNavigate={onNavigate} />
        <Entry to="/audit" icon={History} label="Audit" onNavigate={onNavigate} />
        <Entry to="/webhooks" icon={Webhook} label="Webhooks" hasMore onNavigate={onNavigate} />
        <Entry to="/api-keys" icon={KeyRound} label="API keys" onNavigate={onNavigate} />
      </Group>
    </div>
  )
}

interface GroupProps {
  label: string
  /** Who sees it. */
  access?: StaffAccess
  hidden?: boolean
  children: ReactNode
}

function Group({ label, access = 'staff', hidden = false, children }: GroupProps) {
  const id = useId()
  if (!useIsAllowed(access)) return null
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={hidden ? 'sr-only' : `px-3 pb-1.5 text-small font-[520] text-muted ${NAME}`}>
        {label}
      </h2>
      <ul className="grid gap-0.5">{children}</ul>
    </nav>
  )
}

interface EntryProps {
  to: string
  icon: LucideIcon
  label: string
  /** Who sees it. */
  access?: StaffAccess
  /** What is behind it, below its name. */
  line?: string
  /** Screens below its address belong to it, too. */
  hasMore?: boolean
  onNavigate: (() => void) | undefined
  children?: ReactNode
}

const look = ({ isActive }: { isActive: boolean }) =>
  `relative flex min-h-touch items-center gap-3 rounded-control px-3 outline-offset-[-3px] xl:group-data-rail:justify-center ${
    isActive
      ? 'bg-tint font-semibold text-ink shadow-[inset_4px_0_0_var(--color-power)]'
      : 'font-medium text-muted hover:bg-surface hover:text-ink'
  }`

const Entry = ({ access = 'staff', ...entry }: EntryProps) => (useIsAllowed(access) ? <Item {...entry} /> : null)

const Item = ({ to, icon: Icon, label, line, hasMore = false, onNavigate, children }: Omit<EntryProps, 'access'>) => (
  <li>
    <NavLink to={to} end={!hasMore} className={look} title={label} onClick={onNavigate}>
      <Icon className="icon" aria-hidden="true" />
      <span className={NAME}>
        {label}
        {line && <span className="block pb-1 text-small leading-tight font-[450] text-muted">{line}</span>}
      </span>
      {children}
    </NavLink>
  </li>
)

/** The number of offers that wait for an answer. */
function OffersBadge() {
  const { data } = useQuery(query(useCall(), offer.figures))
  return <Badge count={data?.out.count ?? 0} one="offer waits for an answer" many="offers wait for an answer" />
}

/** The number of people who have asked for a specialist. */
function PeopleBadge() {
  const { data } = useQuery(query(useCall(), overview))
  return <Badge count={data?.people ?? 0} one="person has asked" many="people have asked" />
}

/** The number of files that are being uploaded. */
function UploadsBadge() {
  const { rows } = useUploads()
  return <Badge count={rows.filter(isUnfinished).length} one="upload" many="uploads" />
}

/** A count beside an entry; nothing for 0. */
function Badge({ count, one, many }: { count: number; one: string; many: string }) {
  if (count === 0) return null
  const words = count === 1 ? one : many
  return (
    <span
      title={`${formatCount(count)} ${words}`}
      className="ml-auto grid flex-none xl:group-data-rail:absolute xl:group-data-rail:-top-1 xl:group-data-rail:right-0 h-6 min-w-6 place-items-center rounded-full bg-power px-1.5 text-small leading-none font-[640] text-press tabular-nums"
    >
      {formatCount(count)}
      <span className="sr-only"> {words}</span>
    </span>
  )
}
