import type { ContactAddress, VerificationChannel } from '@foyer/contract'
import type { Ref } from 'react'
import { TextField } from '../ui/text-field.tsx'
import { type ContactFieldName, contactFields, findAddressProblems, makeAddress } from './contact-input.rules.ts'
import { useText } from './i18n.ts'
import { MobileField, useDialingCode } from './mobile-field.tsx'
import type { Problems } from './problems.rules.ts'
import { useFailureMessage } from './report.ts'

/** A mobile number or e-mail address of a form. */
export interface ContactInput<Channel extends VerificationChannel = VerificationChannel> {
  channel: Channel
  countryDialingCode: string
  setDialingCode: (code: string) => void
  read(data: FormData): ContactAddress & { channel: Channel }
  findProblems(data: FormData): Problems<ContactFieldName>
}

export function useContactInput<Channel extends VerificationChannel>(channel: Channel): ContactInput<Channel> {
  const [countryDialingCode, setDialingCode] = useDialingCode(channel === 'sms')
  const readText = (data: FormData) => String(data.get(contactFields[channel]) ?? '')
  return {
    channel,
    countryDialingCode,
    setDialingCode,
    read: (data) => makeAddress(channel, readText(data), countryDialingCode),
    findProblems: (data) => findAddressProblems(channel, readText(data)),
  }
}

export interface ContactFieldProps {
  input: ContactInput
  problems: Problems<ContactFieldName>
  ref?: Ref<HTMLInputElement>
}

/** The field of the input's channel. */
export function ContactField({ input, problems, ref }: ContactFieldProps) {
  const t = useText()
  const messageOf = useFailureMessage()
  if (input.channel === 'sms')
    return (
      <MobileField
        {...(ref ? { ref } : {})}
        dialingCode={input.countryDialingCode}
        onDialingCode={input.setDialingCode}
        error={messageOf(problems.mobileNum)}
      />
    )
  return (
    <TextField
      {...(ref ? { ref } : {})}
      name={contactFields.email}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      dir="ltr"
      maxLength={100}
      label={t('field.email')}
      error={messageOf(problems.email)}
    />
  )
}
