import { Checkbox, Fieldset, NativeSelect, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { saveStaffAgentPlan } from '../../lib/calls.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { ReasonDialog } from '../../lib/reason-dialog.tsx'
import { Refusal } from '../../ui/state.tsx'
import type { AgentPlan } from './agent.types.ts'
import { MAX_NAME, type PlanFaults, readDraft, startDraft, toDraft } from './agent-plan.rules.ts'
import {
  PlanAcquisitionFields,
  type PlanFieldProps,
  PlanInput,
  PlanLevelFields,
  PlanTierFields,
} from './agent-plan-fields.tsx'

const negatives = ['carry', 'discard'] as const

interface AgentPlanDialogProps {
  /** Undefined for a new plan. */
  plan: AgentPlan | undefined
  currency: string
  onDone(): void
  onClose(): void
}

/** All terms of a new plan, or of a plan's next version. */
export function AgentPlanDialog({ plan, currency, onDone, onClose }: AgentPlanDialogProps) {
  const { t, tag } = useTranslation()
  const { merchant } = useOffice()
  const typing = { currency, language: tag }
  const [id] = useState(() => plan?.id ?? crypto.randomUUID())
  const [draft, setDraft] = useState(() => (plan ? toDraft(plan, typing) : startDraft))
  const read = readDraft(draft, typing)
  const verb = t(plan ? 'office.plan.change' : 'office.plan.add')
  return (
    <ReasonDialog
      title={plan ? `${verb}: ${plan.name}` : verb}
      submit={verb}
      refusals={{ request_conflict: 'office.member.changed' }}
      isReady={!('faults' in read)}
      run={async (reason) => {
        if ('faults' in read) return
        const { name, terms } = read
        await saveStaffAgentPlan({ body: { id, version: plan?.version ?? 0, name, terms, reason } }, merchant.code)
      }}
      onDone={onDone}
      onClose={onClose}
    >
      {(isTried) => (
        <PlanFields
          draft={draft}
          set={(change) => setDraft((known) => ({ ...known, ...change }))}
          faults={isTried && 'faults' in read ? read.faults : {}}
          currency={currency}
          isNew={plan === undefined}
        />
      )}
    </ReasonDialog>
  )
}

interface PlanFieldsProps extends Omit<PlanFieldProps, 'errorOf'> {
  faults: PlanFaults
  isNew: boolean
}

function PlanFields({ draft, set, faults, currency, isNew }: PlanFieldsProps) {
  const { t } = useTranslation()
  const errorOf = (field: string) => {
    const fault = faults[field]
    return fault && t(`office.plan.fault.${fault.kind}`, { highest: fault.highest ?? '' })
  }
  const common = { draft, set, errorOf, currency }
  const percent = (field: 'stake' | 'platform' | 'depositFee') => (
    <PlanInput
      label={`${t(`office.plan.${field}`)} (%)`}
      value={draft[field]}
      error={errorOf(field)}
      onValue={(value) => set({ [field]: value })}
    />
  )
  return (
    <>
      <Text size="sm">{t(isNew ? 'office.plan.first' : 'office.plan.next')}</Text>
      <TextInput
        label={t('office.plan.name')}
        maxLength={MAX_NAME}
        data-autofocus
        value={draft.name}
        error={errorOf('name')}
        onChange={({ currentTarget: { value } }) => set({ name: value })}
      />
      <PlanTierFields {...common} />
      <PlanLevelFields {...common} />
      <Fieldset legend={t('office.plan.others')}>
        {percent('stake')}
        <PlanAcquisitionFields {...common} />
      </Fieldset>
      <Fieldset legend={t('office.plan.deductions')}>
        <Checkbox
          label={t('office.plan.deductsBonus')}
          checked={draft.deductsBonus}
          onChange={({ currentTarget: { checked } }) => set({ deductsBonus: checked })}
        />
        {percent('platform')}
        {percent('depositFee')}
      </Fieldset>
      <NativeSelect
        label={t('office.plan.negative')}
        value={draft.negative}
        data={negatives.map((one) => ({ value: one, label: t(`office.plan.negative.${one}`) }))}
        onChange={({ currentTarget: { value } }) => set({ negative: value === 'discard' ? 'discard' : 'carry' })}
      />
      <TextInput
        label={t('office.plan.holdDays')}
        inputMode="numeric"
        value={draft.holdDays}
        error={errorOf('holdDays')}
        onChange={({ currentTarget: { value } }) => set({ holdDays: value })}
      />
      {/* The form is longer than the screen. */}
      <Refusal text={Object.keys(faults).length > 0 ? t('office.plan.wrong') : undefined} />
    </>
  )
}
