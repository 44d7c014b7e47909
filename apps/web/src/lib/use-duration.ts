import { formatLongDuration } from '@foyer/contract'
import { useServices } from './services.tsx'

/** Returns the function from seconds to `24 hours` or `2 minutes` in the member's language: in the largest whole unit. */
export function useDuration(): (seconds: number) => string {
  const { languageTag, calendar } = useServices()
  return (seconds) => formatLongDuration(seconds, languageTag, calendar)
}
