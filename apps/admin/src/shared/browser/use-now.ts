import { useEffect, useState } from 'react'

/** The time in milliseconds, again every half minute: for words such as “In 20 minutes”. */
export function useNow() {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
