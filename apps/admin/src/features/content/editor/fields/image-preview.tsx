import { isValidText } from '@energy/client/is-valid-text'
import { useConfig } from '@energy/client/use-config'
import { Section } from '@energy/contracts/content/entries'
import { useState } from 'react'

const messages = {
  loading: 'Loading the image …',
  loaded: '',
  failed: 'This image does not load. The site shows the default image in its place.',
} as const

/** The image of a link, or what is wrong with the link. */
export function ImagePreview({ link }: { link: string }) {
  const { siteUrl } = useConfig()
  const [state, setState] = useState<keyof typeof messages>('loading')
  if (!isValidText(Section.properties.ctaImage, link))
    return (
      <p className="hint">An image link begins with https:// or is a path on the site, such as /plates/solar.svg.</p>
    )
  return (
    <div className="mt-1 flex items-center gap-3">
      {state !== 'failed' && (
        <img
          className="h-18 w-24 rounded-tr-[1rem] bg-tint object-cover"
          src={link.startsWith('/') ? siteUrl + link : link}
          alt=""
          width={96}
          height={72}
          loading="lazy"
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
        />
      )}
      <output className={state === 'failed' ? 'field-error' : 'hint'}>{messages[state]}</output>
    </div>
  )
}
