import type { NotificationTexts } from '../notification.types.ts'

export const notification: NotificationTexts = {
  'notification.account_added.title': 'Conta de levantamento adicionada',
  'notification.account_added.body': 'A conta {bank} {number} foi adicionada às suas contas de levantamento.',
  'notification.password_changed.title': 'Palavra-passe alterada',
  'notification.password_changed.body':
    'A sua palavra-passe foi alterada. A sessão foi terminada nos seus outros dispositivos.',
  'notification.contact_changed.title': 'Contactos alterados',
  'notification.contact_changed.body': 'O contacto {contact} foi adicionado à sua conta.',
  'notification.passkey_added.title': 'Chave de acesso adicionada',
  'notification.passkey_added.body':
    'Foi adicionada uma chave de acesso à sua conta. Pode ser usada para iniciar sessão sem a sua palavra-passe.',
  'notification.passkey_removed.title': 'Chave de acesso removida',
  'notification.passkey_removed.body':
    'Foi removida uma chave de acesso da sua conta. Já não pode ser usada para iniciar sessão.',
  'notification.passkey_copied.title': 'Cópia antiga de uma chave de acesso recusada',
  'notification.passkey_copied.body':
    'Foi usada uma cópia antiga da sua chave de acesso para iniciar sessão e recusámo-la. Num telemóvel restaurado, remova essa chave de acesso e adicione uma nova.',
  'notification.identity_added.title': 'Conta associada adicionada',
  'notification.identity_added.body':
    'Associámos {service} à sua conta. Permite iniciar sessão sem a sua palavra-passe.',
  'notification.closure_requested.title': 'Encerramento de conta pedido',
  'notification.closure_requested.body':
    'Levante primeiro o seu saldo. Após {days} dias, a nossa equipa de apoio encerra a sua conta. Não fez este pedido? Anule-o em “Segurança” e altere a sua palavra-passe.',
  'notification.identity_removed.title': 'Conta associada removida',
  'notification.identity_removed.body': 'Desassociámos {service} da sua conta. Já não permite iniciar sessão.',
  'notification.new_device.title': 'Início de sessão num novo dispositivo',
  'notification.new_device.body': 'Foi iniciada sessão na sua conta a partir de um novo dispositivo ou navegador.',
  'notification.second_factor_on.title': 'Validação em dois passos ativada',
  'notification.second_factor_on.body': 'Ao iniciar sessão, ser-lhe-á pedido um código.',
  'notification.second_factor_off.title': 'Validação em dois passos alterada',
  'notification.second_factor_off.body': 'Foi desativado na sua conta um método da validação em dois passos.',
  'notification.under_review.title': 'Levantamentos suspensos',
  'notification.under_review.body':
    'Estamos a verificar um pagamento com o nosso prestador de pagamentos. Poderá voltar a levantar quando a verificação estiver concluída. O seu saldo não é afetado.',
  'notification.login_failures.title': 'Tentativas falhadas de início de sessão',
  'notification.login_failures.body':
    'Hoje, alguém introduziu várias vezes uma palavra-passe errada na sua conta. A sua conta continua protegida. Se não reconhece estas tentativas, escolha uma palavra-passe que não use em mais lado nenhum.',
  'notification.deposit_credited.title': 'Depósito creditado',
  'notification.deposit_credited.body': 'O seu depósito foi creditado no seu saldo.',
  'notification.withdrawal_sent.title': 'Levantamento enviado',
  'notification.withdrawal_sent.body': 'O seu levantamento está a caminho da sua conta.',
  'notification.withdrawal_refused.title': 'Levantamento não concluído',
  'notification.withdrawal_refused.body': 'O seu levantamento não foi concluído. O dinheiro voltou ao seu saldo.',
  'notification.desk_answered.title': 'O apoio ao cliente respondeu',
  'notification.desk_answered.body': 'Abra o chat para ler a resposta.',
  'notification.ticket_won.title': 'Tem um bilhete premiado',
  'notification.ticket_won.body': 'Os seus ganhos foram creditados no seu saldo.',
  'notification.details': 'Toque para ver os detalhes.',
  'notification.hold': 'Os levantamentos estão suspensos durante {duration}.',
  'notification.advice': 'Não reconhece esta ação? Altere já a sua palavra-passe e contacte o apoio ao cliente.',
}
