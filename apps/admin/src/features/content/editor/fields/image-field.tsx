import { isValidText } from '@energy/client/is-valid-text'
import { Section } from '@energy/contracts/entries'
import { FieldFrame, useField, type FieldProps } from '@energy/ui/field'
import { useEffect, useState, type ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import { useConfig } from '@energy/client/use-config'

/** Milliseconds after the last key press, so that no incomplete URL is requested. */
const DEBOUNCE = 400

/** A link to an image, with a preview. */
export function ImageField(props: FieldProps & ComponentProps<'input'> & { name: string }) {
  const { frame, control } = useField(props)
  const typed: string = useWatch({ name: props.name })
  const [link, setLink] = useState(typed.trim())
  useEffect(() => {
    const timer = setTimeout(() => setLink(typed.trim()), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <FieldFrame {...frame} hint={link ? undefined : frame.hint}>
      <input {...control} inputMode="url" />
      {link && !frame.error && <Preview key={link} link={link} />}
    </FieldFrame>
  )
}

const messages = {
  loading: 'Loading the image …',
  loaded: '',
  failed: 'This image does not load. The site shows the default image in its place.',
} as const

function Preview({ link }: { link: string }) {
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
