import { useSearchParams } from 'wouter'

/** Filters of a list, kept in the address; an empty one is not written. */
export function useFilters(): {
  get(name: string): string
  set(name: string, value: string): void
} {
  const [search, setSearch] = useSearchParams()
  return {
    get: (name) => search.get(name) ?? '',
    set: (name, value) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now)
          if (value === '') next.delete(name)
          else next.set(name, value)
          return next
        },
        { replace: true },
      ),
  }
}
