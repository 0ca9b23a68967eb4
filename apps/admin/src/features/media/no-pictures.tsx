import { buttonClass } from '@energy/ui/button'
import { Empty } from '@energy/ui/states'
import type { ReactNode } from 'react'
import { TransientButton } from '../../shared/actions/transient-button.tsx'
import { TransientLink } from '../../shared/actions/transient-link.tsx'
import { useAddress } from '../../shared/browser/use-address.ts'

/** Shown in place of the grid when the library is empty or nothing matches. */
export function NoPictures({ upload }: { upload: ReactNode }) {
  const { id, q, filter, filterBy, hrefOfFilter } = useAddress()
  if (q)
    return (
      <Empty
        action={
          <TransientButton look="line" small onClick={() => filterBy('', id)}>
            Clear search
          </TransientButton>
        }
      >
        {`No image matches “${q}”.`}
      </Empty>
    )
  if (filter)
    return (
      <Empty
        action={
          <TransientLink className={buttonClass('line', true)} to={hrefOfFilter('')}>
            All images
          </TransientLink>
        }
      >
        {filter === 'unused' ? 'Every image is used.' : 'Every image has an alternative text.'}
      </Empty>
    )
  return <Empty action={upload}>No images yet. Until there are some, every item shows an illustration of ours.</Empty>
}
