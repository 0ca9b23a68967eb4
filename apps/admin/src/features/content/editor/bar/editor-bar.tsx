import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { editedWords, listPath } from '../../../../shared/records/edited.ts'
import { useTitle } from '../../../../shared/page/use-title.ts'
import { titleOf } from '../../record/values.ts'
import { FailedSchedules, StandingMark } from '../../standing.tsx'
import type { StoredItem } from '../stored-item.ts'
import { useHeightVariable } from './use-height-variable.ts'

interface EditorBarProps {
  /** The title of the screen. */
  heading: string
  stored: StoredItem
  status: ReactNode
  /** The buttons at its end. */
  children: ReactNode
  /** A line below it. */
  notice?: ReactNode
}

/** The bar of the editor, which stays in sight: the item, its state, who saved it, and what can be done with it. */
export function EditorBar({ heading, stored, status, children, notice }: EditorBarProps) {
  const { kind, id, values, standing } = stored
  const words = editedWords[kind]
  const bar = useHeightVariable<HTMLDivElement>('--editor-bar')
  const title = id && titleOf(kind, values)
  useTitle(title ? `${words.one}: ${title}, ${heading}` : heading)
  return (
    <div
      ref={bar}
      className="-mx-5 -mt-5 border-b border-line bg-surface lg:-mx-8 lg:-mt-8 [@media(height>=30rem)]:sticky [@media(height>=30rem)]:top-(--bar) [@media(height>=30rem)]:z-5"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-2.5 lg:px-8">
        <Link className="icon-btn -ml-2" to={listPath(kind, id)} aria-label={`All ${words.manyInText}`}>
          <ArrowLeft className="icon" aria-hidden="true" />
        </Link>
        <div className="mr-auto min-w-0 max-sm:flex-1">
          <div className="flex flex-wrap items-baseline gap-x-2.5">
            {title && <p className="max-w-120 truncate text-[1.0625rem] font-[640]">{title}</p>}
            <h1 className={title ? 'text-small font-normal text-muted' : 'text-[1.0625rem] font-[640]'}>{heading}</h1>
          </div>
          <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-0.5">
            {id && <StandingMark standing={standing} />}
            <FailedSchedules standing={standing} />
            {status}
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full">{children}</div>
      </div>
      {notice}
    </div>
  )
}
