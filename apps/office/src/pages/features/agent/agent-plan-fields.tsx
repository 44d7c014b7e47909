import { Button, Checkbox, Fieldset, Group, Stack, TextInput } from '@mantine/core'
import { useTranslation } from '../../lib/i18n.tsx'
import { MAX_LEVELS, MAX_TIERS, type PlanDraft } from './agent-plan.rules.ts'

export interface PlanFieldProps {
  draft: PlanDraft
  set(change: Partial<PlanDraft>): void
  /** What is wrong with a field: `stake`, `tiers.1.from`, `levels.0`. */
  errorOf(field: string): string | undefined
  currency: string
}

/** A number as it is typed. */
export function PlanInput({
  label,
  value,
  error,
  isDisabled = false,
  onValue,
}: {
  label: string
  value: string
  error: string | undefined
  isDisabled?: boolean
  onValue(value: string): void
}) {
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      maxLength={30}
      disabled={isDisabled}
      value={value}
      error={error}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  )
}

/** Shares of the net result of own members, of which the first begins at 0. */
export function PlanTierFields({ draft: { tiers }, set, errorOf, currency }: PlanFieldProps) {
  const { t } = useTranslation()
  const change = (place: number, part: Partial<PlanDraft['tiers'][number]>) =>
    set({ tiers: tiers.map((tier, index) => (index === place ? { ...tier, ...part } : tier)) })
  return (
    <Fieldset legend={t('office.plan.tiers')}>
      <Stack gap="xs">
        {tiers.map((tier, place) => {
          const number = place + 1
          return (
            <Group key={`${number}`} align="end" gap="xs">
              <PlanInput
                label={`${t('office.plan.tier.from', { number })} (${currency})`}
                value={tier.from}
                error={errorOf(`tiers.${place}.from`)}
                isDisabled={place === 0}
                onValue={(from) => change(place, { from })}
              />
              <PlanInput
                label={`${t('office.plan.tier.share', { number })} (%)`}
                value={tier.share}
                error={errorOf(`tiers.${place}.share`)}
                onValue={(share) => change(place, { share })}
              />
              {place === 0 ? null : (
                <Button
                  variant="subtle"
                  size="xs"
                  onClick={() => set({ tiers: tiers.filter((_tier, index) => index !== place) })}
                >
                  {t('office.plan.tier.remove', { number })}
                </Button>
              )}
            </Group>
          )
        })}
        {tiers.length < MAX_TIERS ? (
          <Button variant="default" size="xs" onClick={() => set({ tiers: [...tiers, { from: '', share: '' }] })}>
            {t('office.plan.tier.add')}
          </Button>
        ) : null}
      </Stack>
    </Fieldset>
  )
}

/** Shares of the net result of members of agents below, level by level: only the last one can go. */
export function PlanLevelFields({ draft: { levels }, set, errorOf }: PlanFieldProps) {
  const { t } = useTranslation()
  return (
    <Fieldset legend={t('office.plan.levels')}>
      <Stack gap="xs">
        {levels.map((share, place) => {
          const level = place + 1
          return (
            <Group key={`${level}`} align="end" gap="xs">
              <PlanInput
                label={`${t('office.plan.level', { level })} (%)`}
                value={share}
                error={errorOf(`levels.${place}`)}
                onValue={(value) => set({ levels: levels.map((one, index) => (index === place ? value : one)) })}
              />
              {level === levels.length ? (
                <Button variant="subtle" size="xs" onClick={() => set({ levels: levels.slice(0, -1) })}>
                  {t('office.plan.level.remove', { level })}
                </Button>
              ) : null}
            </Group>
          )
        })}
        {levels.length < MAX_LEVELS ? (
          <Button variant="default" size="xs" onClick={() => set({ levels: [...levels, ''] })}>
            {t('office.plan.level.add')}
          </Button>
        ) : null}
      </Stack>
    </Fieldset>
  )
}

/** A reward for each own member who has deposited and staked enough. */
export function PlanAcquisitionFields({ draft, set, errorOf, currency }: PlanFieldProps) {
  const { t } = useTranslation()
  return (
    <>
      <Checkbox
        mt="xs"
        label={t('office.plan.acquisition')}
        description={t('office.plan.acquisition.hint')}
        checked={draft.hasAcquisition}
        onChange={({ currentTarget: { checked } }) => set({ hasAcquisition: checked })}
      />
      {draft.hasAcquisition
        ? (['reward', 'deposit', 'staked'] as const).map((field) => (
            <PlanInput
              key={field}
              label={`${t(`office.plan.acquisition.${field}`)} (${currency})`}
              value={draft[field]}
              error={errorOf(field)}
              onValue={(value) => set({ [field]: value })}
            />
          ))
        : null}
    </>
  )
}
