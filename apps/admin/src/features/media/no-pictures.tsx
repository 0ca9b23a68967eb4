import { Button, buttonClass } from '@energy/ui/button'
import { Empty } from '@energy/ui/states'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useAddress } from '../../shared/browser/use-address.ts'

/** Shown in place of the grid when the library is empty or nothing matches. */
export function NoPictures({ upload }: { upload: ReactNode }) {
  const { id, q, filter, filterBy, hrefOfFilter } = useAddress()
  if (q)
    return (
      <Empty
        action={
          <Button look="line" small onClick={() => filterBy('', id)}>
            Clear search
          </Button>
        }
      >
        {`No image matches “${q}”.`}
      </Empty>
    )
  if (filter)
    return (
      <Empty
        action={
          <Link className={buttonClass('line', true)} to={hrefOfFilter('')}>
            All images
          </Link>
        }
      >
        {filter === 'unused' ? 'Every image is used.' : 'Every image has an alternative text.'}
      </Empty>
    )
  return <Empty action={upload}>No images yet. Until there are some, every item shows an illustration of ours.</Empty>
}
