import { hasFlag, systemCountry } from '@foyer/contract'
import { ChevronDown } from 'lucide-react'
import { type Ref, useState } from 'react'
import { CountryPicker } from '../ui/country-picker.tsx'
import { TextField } from '../ui/text-field.tsx'
import { Flag } from './flag.tsx'
import { useText } from './i18n.ts'
import styles from './mobile-field.module.css'
import { useSettings, useValue } from './queries.ts'
import { useServices } from './services.tsx'

export interface MobileFieldProps {
  /** Dialing code without `+`. */
  dialingCode: string
  onDialingCode: (code: string) => void
  error: string | undefined
  /** The number's field. */
  ref?: Ref<HTMLInputElement>
}

/**
 * A mobile number with its country code (MODAL-01). The code is displayed where the merchant says so (REG-25) and fixed
 * where the merchant locks it (REG-26).
 */
export function MobileField({ dialingCode, onDialingCode, error, ref }: MobileFieldProps) {
  const t = useText()
  const settings = useSettings()
  const { languageTag } = useServices()
  const [isOpen, setOpen] = useState(false)
  const isShown = settings.smsProvider.firebase || hasFlag(settings, 'UPDATEMOBILEICC3')
  const isLocked = hasFlag(settings, 'DISABLEDMOBILEICC3') || settings.countries.length < 2
  const chosen = settings.countries.find(({ countryDialingCode }) => countryDialingCode === dialingCode)
  return (
    <>
      <TextField
        {...(ref ? { ref } : {})}
        name="mobileNum"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        dir="ltr"
        maxLength={20}
        label={t('field.mobile')}
        error={error}
        lead={
          isShown && chosen ? (
            <button
              type="button"
              className={styles.country}
              disabled={isLocked}
              aria-label={t('verification.country.choose', { code: dialingCode })}
              onClick={() => setOpen(true)}
            >
              <Flag country={chosen.countryCode} />
              <bdi dir="ltr">+{dialingCode}</bdi>
              {!isLocked && <ChevronDown size={16} aria-hidden="true" />}
            </button>
          ) : undefined
        }
      />
      <CountryPicker
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('info_country_code')}
        closeLabel={t('close')}
        searchLabel={t('verification.country.search')}
        emptyText={t('verification.country.none')}
        countries={settings.countries.map(({ countryCode, countryDialingCode: code }) => ({
          dialingCode: code,
          flag: <Flag country={countryCode} />,
          name: nameCountry(countryCode, languageTag),
        }))}
        chosen={dialingCode}
        onChoose={(code) => {
          onDialingCode(code)
          setOpen(false)
        }}
      />
    </>
  )
}

/**
 * The chosen dialing code; before a choice that of the visitor's country, otherwise of the first in the merchant's list
 * (OPEN-68). A list of one leaves nothing to ask for, nor does a form without a mobile number (`isNeeded`).
 */
export function useDialingCode(isNeeded: boolean): [string, (code: string) => void] {
  const { countries } = useSettings()
  const [chosen, choose] = useState<string>()
  const { data } = useValue(systemCountry, {}, { isEnabled: isNeeded && countries.length > 1 })
  const own = countries.find(({ countryCode }) => countryCode === data?.countryCode.toUpperCase())
  return [chosen ?? (own ?? countries[0])?.countryDialingCode ?? '', choose]
}

function nameCountry(countryCode: string, languageTag: string): string {
  try {
    return new Intl.DisplayNames([languageTag], { type: 'region' }).of(countryCode) ?? countryCode
  } catch {
    return countryCode
  }
}
