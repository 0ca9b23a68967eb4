import { Avatar } from '@energy/ui/picture'
import type { ReactNode } from 'react'
import { useConfig } from '@energy/client/use-config'

interface PersonHeadProps {
  name: string
  email: string
  image?: string
  /** The classes of the picture: its size. */
  picture?: string
  children?: ReactNode
}

/** The picture, name and e-mail of a person. */
export function PersonHead({ name, email, image = '', picture = 'size-16', children }: PersonHeadProps) {
  const { siteUrl } = useConfig()
  return (
    <div className="flex items-center gap-4">
      <Avatar className={picture} src={image} base={siteUrl} />
      <div className="min-w-0">
        <h2 className="pane-title">{name}</h2>
        <p className="wrap-anywhere text-muted">{email}</p>
        {children}
      </div>
    </div>
  )
}
