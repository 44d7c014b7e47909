import type { DeskHours, DeskShift, EndpointValue, readDeskHours } from '@foyer/contract'
import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readDeskHours as read, saveDeskHours } from '../../lib/calls.ts'
import { describeFailure } from '../../lib/failure.ts'
import { formatShort } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { Refusal } from '../../ui/state.tsx'
import styles from './desk.module.css'
import { deskKey } from './desk-data.ts'
import { DeskPage } from './desk-page.tsx'

type Hours = EndpointValue<typeof readDeskHours>
const MAX_SHIFTS = 6
/** A Monday: the names of the week's days begin with it. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

/** Opening hours of the desk in the merchant's zone, and days with hours of their own. */
export function DeskHoursScreen() {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const query = useQuery({
    queryKey: deskKey(merchant.code, 'hours'),
    queryFn: () => read({}, merchant.code),
    // What is being edited is not replaced by what others save: that is refused instead.
    refetchOnWindowFocus: false,
  })
  return (
    <DeskPage title={t('office.desk.hours')}>
      <Loaded query={query}>{(hours) => <Editor key={hours.version} hours={hours} />}</Loaded>
    </DeskPage>
  )
}

function Editor({ hours }: { hours: Hours }) {
  const translation = useTranslation()
  const { t, tag } = translation
  const { merchant } = useOffice()
  const client = useQueryClient()
  const [week, setWeek] = useState(hours.week)
  const [holidays, setHolidays] = useState(hours.holidays)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isSaved, setSaved] = useState(false)
  const nameDay = (day: number) =>
    new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(new Date(MONDAY + day * DAY_MS))
  async function save(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    setSaved(false)
    try {
      await saveDeskHours({ body: { week, holidays, version: hours.version } }, merchant.code)
      setSaved(true)
      await client.invalidateQueries({ queryKey: deskKey(merchant.code) })
    } catch (error) {
      const own = { request_conflict: 'office.desk.changedSince', invalid_input: 'office.desk.hours.wrong' } as const
      setFailure(describeFailure(error, translation, own))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Stack>
        <Text>
          {t('office.desk.hours.zone', { zone: hours.timeZone })}{' '}
          {hours.isOpen
            ? t('office.desk.hours.open')
            : hours.opensAt === null
              ? t('office.desk.hours.never')
              : t('office.desk.hours.next', { time: formatShort(hours.opensAt, tag) })}
        </Text>
        {week.map((shifts, day) => (
          <fieldset key={nameDay(day)} className={styles.day}>
            <legend>{nameDay(day)}</legend>
            <Shifts
              shifts={shifts}
              onChange={(next) => setWeek(week.map((known, at) => (at === day ? next : known)))}
            />
          </fieldset>
        ))}
        <Title order={2} size="h4">
          {t('office.desk.holidays')}
        </Title>
        <Holidays holidays={holidays} onChange={setHolidays} />
        <Group>
          <Button variant="default" onClick={() => setHolidays([...holidays, { date: '', name: '', shifts: [] }])}>
            {t('office.desk.holiday.add')}
          </Button>
        </Group>
        <Refusal text={failure} />
        <Group>
          <Button type="submit" loading={isBusy}>
            {t('office.desk.save')}
          </Button>
          <Text role="status">{isSaved ? t('office.desk.saved') : ''}</Text>
        </Group>
      </Stack>
    </form>
  )
}

function Holidays({
  holidays,
  onChange,
}: {
  holidays: DeskHours['holidays']
  onChange(holidays: DeskHours['holidays']): void
}) {
  const { t } = useTranslation()
  const setHoliday = (index: number, next: Partial<DeskHours['holidays'][number]>) =>
    onChange(holidays.map((holiday, at) => (at === index ? { ...holiday, ...next } : holiday)))
  return (
    <>
      {holidays.map((holiday, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day has no other name while it is typed
        <fieldset key={index} className={styles.day}>
          <legend>{holiday.date}</legend>
          <Group align="end">
            <TextInput
              type="date"
              required
              label={t('office.desk.holiday.date')}
              value={holiday.date}
              onChange={({ currentTarget: { value } }) => setHoliday(index, { date: value })}
            />
            <TextInput
              label={t('office.desk.holiday.name')}
              maxLength={60}
              value={holiday.name}
              onChange={({ currentTarget: { value } }) => setHoliday(index, { name: value })}
            />
            <Button variant="subtle" color="red" onClick={() => onChange(holidays.filter((_one, at) => at !== index))}>
              {t('office.desk.holiday.remove')}
            </Button>
          </Group>
          <Shifts shifts={holiday.shifts} onChange={(shifts) => setHoliday(index, { shifts })} />
        </fieldset>
      ))}
    </>
  )
}

function Shifts({ shifts, onChange }: { shifts: readonly DeskShift[]; onChange(shifts: DeskShift[]): void }) {
  const { t } = useTranslation()
  const set = (index: number, next: Partial<DeskShift>) =>
    onChange(shifts.map((shift, at) => (at === index ? { ...shift, ...next } : shift)))
  return (
    <Group align="end">
      {shifts.length === 0 ? <Text>{t('office.desk.hours.closed')}</Text> : null}
      {shifts.map((shift, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a shift has no other name than its place
        <Group key={index} gap="xs" align="end">
          <TextInput
            type="time"
            required
            label={t('office.desk.hours.from')}
            value={shift.from}
            onChange={({ currentTarget: { value } }) => set(index, { from: value })}
          />
          <TextInput
            type="time"
            required
            label={t('office.desk.hours.to')}
            // The browser's field knows no 24:00: the end of a day is its beginning.
            value={shift.to === '24:00' ? '00:00' : shift.to}
            onChange={({ currentTarget: { value } }) => set(index, { to: value === '00:00' ? '24:00' : value })}
          />
          <Button variant="subtle" color="red" onClick={() => onChange(shifts.filter((_one, at) => at !== index))}>
            {t('office.desk.hours.remove')}
          </Button>
        </Group>
      ))}
      {shifts.length < MAX_SHIFTS ? (
        <Button variant="default" onClick={() => onChange([...shifts, { from: '09:00', to: '18:00' }])}>
          {t('office.desk.hours.add')}
        </Button>
      ) : null}
    </Group>
  )
}
