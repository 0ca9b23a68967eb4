import { mayHaveMarks } from '@energy/formatted/may-have-marks'
import { useEffect, useEffectEvent } from 'react'
import { useLazyComponent } from '../use-lazy-component.ts'

const loadText = async () => (await import('./parsed-text.tsx')).ParsedText

/** A formatted text of an item. The code that reads it is loaded with the first text that has marks. */
export const FormattedText = ({ text }: { text: string }) => (mayHaveMarks(text) ? <Marked text={text} /> : text)

/** Until its code is loaded, and where that fails, it shows its marks. */
function Marked({ text }: { text: string }) {
  const { Component, preload } = useLazyComponent(loadText)
  const load = useEffectEvent(preload)
  useEffect(() => load(), [])
  return Component ? <Component text={text} /> : text
}
