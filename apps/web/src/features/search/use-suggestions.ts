import { useCall } from '@energy/client/use-call'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isAsked } from './address.ts'
import { searchQuery } from './query.ts'

/** Milliseconds after the last key before suggestions are read. */
const PAUSE = 200

/** The titles of what is found with the words that are typed. */
export function useSuggestions() {
  const call = useCall()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onInput = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setTyped(input.current?.value.trim() ?? ''), PAUSE)
  }
  const onStart = useEffectEvent(() => {
    // Typed before this code ran.
    if (input.current?.value !== input.current?.defaultValue) onInput()
  })
  useEffect(() => {
    onStart()
    return () => clearTimeout(timer.current)
  }, [])
  const asked = { q: typed, page: 1 }
  const { data } = useQuery({
    ...searchQuery(call, asked, { typing: true }),
    enabled: isAsked(asked),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return {
    suggestions: [...new Set(data?.found.map(({ title }) => title.map(({ text }) => text).join('')))],
    input,
    onInput,
  }
}
