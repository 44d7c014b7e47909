import { NativeSelect } from '@mantine/core'
import { useSearchParams } from 'wouter'

interface AddressFilters {
  /** Value of a filter; empty without one. */
  get(name: string): string
  /** Chosen value of a filter; undefined for none, and for one that is no choice. */
  choice<Value extends string>(name: string, choices: readonly Value[]): Value | undefined
  set(name: string, value: string): void
}

/**
 * Filters of a list, kept in the address; an empty one is not written. With `isStep` a change is a step of the browser's
 * history, otherwise it replaces the address.
 */
export function useFilters({ isStep = false }: { isStep?: boolean } = {}): AddressFilters {
  const [search, setSearch] = useSearchParams()
  return {
    get: (name) => search.get(name) ?? '',
    choice: (name, choices) => choices.find((one) => one === search.get(name)),
    set: (name, value) =>
      setSearch(
        (known) => {
          const changed = new URLSearchParams(known)
          if (value === '') changed.delete(name)
          else changed.set(name, value)
          return changed
        },
        { replace: !isStep },
      ),
  }
}

/** A filter of a list; `all` is the text without one. */
export function AddressFilter<Value extends string>({
  label,
  all,
  value,
  choices,
  textOf,
  onChoose,
}: {
  label: string
  all: string
  value: Value | undefined
  choices: readonly Value[]
  textOf(value: Value): string
  onChoose(value: string): void
}) {
  return (
    <NativeSelect
      label={label}
      value={value ?? ''}
      onChange={(event) => onChoose(event.currentTarget.value)}
      data={[{ value: '', label: all }, ...choices.map((one) => ({ value: one, label: textOf(one) }))]}
    />
  )
}
