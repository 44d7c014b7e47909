import { toLatinDigits } from '@foyer/money'
import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import styles from './country-picker.module.css'
import { Sheet } from './sheet.tsx'
import { TextField } from './text-field.tsx'

export interface Country {
  /** Without `+`. */
  dialingCode: string
  flag: ReactNode
  name: string
}

export interface CountryPickerProps {
  isOpen: boolean
  onClose: () => void
  title: string
  closeLabel: string
  searchLabel: string
  emptyText: string
  countries: readonly Country[]
  /** Dialing code. */
  chosen: string
  onChoose: (dialingCode: string) => void
}

/** From this number on the list has a search field. */
const SEARCH_FROM = 8

/** A sheet with each country's flag, name and dialing code (MODAL-01, MODAL-02). */
export function CountryPicker(props: CountryPickerProps) {
  const { isOpen, onClose, title, closeLabel, searchLabel, emptyText, countries, chosen, onChoose } = props
  const [wanted, setWanted] = useState('')
  const found = countries.filter((country) => matches(country, wanted))
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title} closeLabel={closeLabel}>
      {countries.length >= SEARCH_FROM && (
        <TextField
          type="search"
          label={searchLabel}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
      )}
      {found.length === 0 && <p className={styles.empty}>{emptyText}</p>}
      <ul className={styles.list}>
        {found.map(({ dialingCode, flag, name }) => (
          <li key={`${dialingCode} ${name}`}>
            <button
              type="button"
              className={styles.country}
              aria-pressed={dialingCode === chosen}
              onClick={() => onChoose(dialingCode)}
            >
              {flag}
              <span className={styles.name}>{name}</span>
              <bdi dir="ltr">+{dialingCode}</bdi>
              <span className={styles.mark}>{dialingCode === chosen && <Check size={18} aria-hidden="true" />}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

function matches({ name, dialingCode }: Country, wanted: string): boolean {
  const text = toLatinDigits(wanted.normalize('NFKC')).trim().toLowerCase().replace(/^\+/, '')
  return name.toLowerCase().includes(text) || dialingCode.startsWith(text)
}
