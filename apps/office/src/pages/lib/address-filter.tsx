import { NativeSelect } from '@mantine/core'
import { useSearchParams } from 'wouter'

/** The chosen value of a filter in the address; undefined for none, and for one that is no choice. */
export function useAddressFilter<Value extends string>(
  name: string,
  choices: readonly Value[],
): [Value | undefined, (value: string) => void] {
  const [search, setSearch] = useSearchParams()
  const chosen = choices.find((one) => one === search.get(name))
  const choose = (value: string) =>
    setSearch(
      (known) => {
        const changed = new URLSearchParams(known)
        if (value === '') changed.delete(name)
        else changed.set(name, value)
        return changed
      },
      { replace: true },
    )
  return [chosen, choose]
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
