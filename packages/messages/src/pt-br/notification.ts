import type { NotificationTexts } from '../notification.types.ts'

export const notification: NotificationTexts = {
  'notification.account_added.title': 'Conta para saque adicionada',
  'notification.account_added.body': 'A conta {bank} {number} foi adicionada às suas contas para saque.',
  'notification.password_changed.title': 'Senha alterada',
  'notification.password_changed.body':
    'Sua senha foi alterada. Sua sessão foi encerrada nos seus outros dispositivos.',
  'notification.contact_changed.title': 'Dados de contato alterados',
  'notification.contact_changed.body': '{contact} foi adicionado à sua conta.',
  'notification.passkey_added.title': 'Chave de acesso adicionada',
  'notification.passkey_added.body':
    'Uma chave de acesso foi adicionada à sua conta. Com ela, é possível entrar sem a senha.',
  'notification.passkey_removed.title': 'Chave de acesso removida',
  'notification.passkey_removed.body':
    'Uma chave de acesso foi removida da sua conta. Não é mais possível entrar com ela.',
  'notification.passkey_copied.title': 'Cópia antiga de chave de acesso recusada',
  'notification.passkey_copied.body':
    'Uma cópia antiga da sua chave de acesso foi usada para entrar, e nós a recusamos. Em um celular restaurado, remova essa chave de acesso e adicione uma nova.',
  'notification.identity_added.title': 'Conta vinculada',
  'notification.identity_added.body': '{service} foi vinculado à sua conta. Com isso, é possível entrar sem a senha.',
  'notification.closure_requested.title': 'Encerramento da conta solicitado',
  'notification.closure_requested.body':
    'Primeiro, saque seu saldo. Após {days} dias, nossa equipe de suporte encerra sua conta. Não foi você? Cancele o pedido em “Segurança” e altere sua senha.',
  'notification.identity_removed.title': 'Conta vinculada removida',
  'notification.identity_removed.body':
    '{service} foi desvinculado da sua conta. Não é mais possível entrar por esse serviço.',
  'notification.new_device.title': 'Login em um novo dispositivo',
  'notification.new_device.body': 'Sua conta foi acessada em um novo dispositivo ou navegador.',
  'notification.second_factor_on.title': 'Verificação em duas etapas ativada',
  'notification.second_factor_on.body': 'Vamos pedir um código quando você entrar.',
  'notification.second_factor_off.title': 'Verificação em duas etapas alterada',
  'notification.second_factor_off.body': 'Um método da verificação em duas etapas foi desativado na sua conta.',
  'notification.under_review.title': 'Os saques estão pausados',
  'notification.under_review.body':
    'Estamos verificando um pagamento com o provedor de pagamento. Você poderá sacar de novo quando a verificação terminar. Seu saldo não foi afetado.',
  'notification.login_failures.title': 'Tentativas de login sem sucesso',
  'notification.login_failures.body':
    'Alguém digitou uma senha errada para a sua conta várias vezes hoje. Sua conta continua protegida. Se não foi você, escolha uma senha que não usa em nenhum outro lugar.',
  'notification.deposit_credited.title': 'Depósito creditado',
  'notification.deposit_credited.body': 'Seu depósito foi creditado no seu saldo.',
  'notification.withdrawal_sent.title': 'Saque enviado',
  'notification.withdrawal_sent.body': 'Seu saque está a caminho da sua conta.',
  'notification.withdrawal_refused.title': 'Saque não concluído',
  'notification.withdrawal_refused.body': 'Seu saque não foi concluído. O dinheiro voltou para o seu saldo.',
  'notification.desk_answered.title': 'O suporte respondeu',
  'notification.desk_answered.body': 'Abra o chat para ler a resposta.',
  'notification.ticket_won.title': 'Você tem um bilhete premiado',
  'notification.ticket_won.body': 'Seus ganhos foram creditados no seu saldo.',
  'notification.details': 'Toque para ver os detalhes.',
  'notification.hold': 'Os saques estão pausados por {duration}.',
  'notification.advice': 'Não foi você? Altere sua senha agora e fale com o suporte.',
}
