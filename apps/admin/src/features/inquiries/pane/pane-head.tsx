import { Avatar } from '@energy/ui/picture'
import { useConfig } from '@energy/client/use-config'
import { ArrowLeft, ChevronDown, ChevronUp, PanelRightClose } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Initials } from '../../../shared/people/initials.tsx'
import { nameOf, type OpenInquiry } from '../inquiry.ts'

interface PaneNavigation {
  /** The view that the list shows, as a link back on small screens. */
  back: { label: string; href: string }
  /** Where it is in the list: `4 of 11`; `""` if it is not in it. */
  place: string
  onPrevious: () => void
  onNext: () => void
  onPutAway: () => void
}

/** The way back, and to the next and the previous inquiry of the list. */
export const PaneNavigation = ({ back, place, onPrevious, onNext, onPutAway }: PaneNavigation) => (
  <nav aria-label="Inquiry" className="flex flex-none items-center max-xl:w-full">
    <Link
      className="mr-auto inline-flex min-h-touch items-center gap-2 font-[560] text-(--color-link) xl:hidden"
      to={back.href}
    >
      <ArrowLeft className="icon" aria-hidden="true" />
      {back.label}
    </Link>
    <span className="px-2 text-small text-muted tabular-nums xl:sr-only">{place}</span>
    <button type="button" className="icon-btn" aria-label="Previous (K)" onClick={onPrevious}>
      <ChevronUp className="icon" aria-hidden="true" />
    </button>
    <button type="button" className="icon-btn" aria-label="Next (J)" onClick={onNext}>
      <ChevronDown className="icon" aria-hidden="true" />
    </button>
    <button type="button" className="icon-btn max-xl:hidden" aria-label="Put the pane away (Esc)" onClick={onPutAway}>
      <PanelRightClose className="icon" aria-hidden="true" />
    </button>
  </nav>
)

/** Who sent an inquiry. */
export function Sender({ item }: Pick<OpenInquiry, 'item'>) {
  const { siteUrl } = useConfig()
  const { email, phone, image, businessName, account } = item
  const name = nameOf(item)
  const standing = account ? 'Has an account' : 'Visitor without an account'
  const line = businessName ? `${businessName}, ${standing.toLowerCase()}` : standing
  return (
    <div className="flex min-w-0 items-start gap-3.5">
      {image ? (
        <Avatar className="size-12" src={image} base={siteUrl} />
      ) : (
        <Initials name={name} id={email || item._id} className="size-12 text-[1.0625rem]" />
      )}
      <div className="min-w-0 text-small">
        <h2 className="text-[1.25rem] leading-tight tracking-[-0.015em] wrap-anywhere">{name}</h2>
        <p className="text-muted">{line}</p>
        <p className="flex flex-wrap gap-x-4 wrap-anywhere">
          {email && <span>{email}</span>}
          {phone && <span className="whitespace-nowrap">{phone}</span>}
        </p>
      </div>
    </div>
  )
}
