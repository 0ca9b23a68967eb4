import { Avatar } from '@energy/ui/picture'
import type { ReactNode } from 'react'
import { useConfig } from '../../shared/config.ts'

interface PersonHeadProps {
  name: string
  email: string
  image: string
  children?: ReactNode
}

/** The picture, name and e-mail of a person. */
export function PersonHead({ name, email, image, children }: PersonHeadProps) {
  const { siteUrl } = useConfig()
  return (
    <div className="flex items-center gap-4">
      <Avatar className="size-16" src={image} base={siteUrl} />
      <div className="min-w-0">
        <h2 className="pane-title">{name}</h2>
        <p className="wrap-anywhere text-muted">{email}</p>
        {children}
      </div>
    </div>
  )
}
