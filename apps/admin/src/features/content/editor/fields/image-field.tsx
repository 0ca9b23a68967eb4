import { isValidText } from '@energy/client/is-valid-text'
import { Section } from '@energy/contracts/entries'
import { FieldFrame, useField, type FieldProps } from '@energy/ui/field'
import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { useConfig } from '../../../../shared/config.ts'

type ImageFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'defaultValue'> & { defaultValue?: string | undefined }

/** Milliseconds after the last key press, so that no incomplete URL is requested. */
const DEBOUNCE = 400

/** A link to an image, with a preview. */
export function ImageField({ defaultValue = '', ...props }: ImageFieldProps) {
  const { frame, control } = useField(props)
  const [link, setLink] = useState(defaultValue.trim())
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <FieldFrame {...frame} hint={link ? undefined : frame.hint}>
      <input
        {...control}
        inputMode="url"
        defaultValue={defaultValue}
        onInput={({ currentTarget: { value } }) => {
          clearTimeout(timer.current)
          timer.current = window.setTimeout(() => setLink(value.trim()), DEBOUNCE)
        }}
      />
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
