import type { TextsOf } from '../messages.types.ts'

export const help: TextsOf<'help'> = {
  'help.intro': 'Respostas às perguntas mais frequentes',
  'help.contact': 'Não encontra uma resposta ou não consegue iniciar sessão na sua conta? Contacte o apoio ao cliente.',
  'help.deposit.title': 'Como faço um depósito?',
  'help.deposit.body':
    'Vá a “Depositar”, escolha um método de pagamento e introduza um montante. Confirme o pagamento na página do prestador de pagamentos e volte aqui.\nO seu saldo é atualizado assim que o pagamento for confirmado, mesmo que tenha fechado a página. Até lá, o depósito aparece como pendente. Nunca lhe cobramos duas vezes.',
  'help.withdrawal.title': 'Como faço um levantamento?',
  'help.withdrawal.body':
    'Adicione uma vez uma conta de levantamento em seu nome, vá a “Levantar” e introduza um montante. O montante fica logo cativo e não pode ser usado em apostas.\nSai do seu saldo quando o banco confirmar a transferência. Se o banco a rejeitar, o montante total volta ao seu saldo. Se o banco não responder, o montante continua cativo enquanto verificamos.',
  'help.lottery.title': 'Como funciona a lotaria?',
  'help.lottery.body':
    'Há um sorteio a cada minuto. As apostas fecham 5 segundos antes. O montante da aposta fica cativo quando regista um bilhete. O bilhete só conta se o sorteio ainda estava aberto; caso contrário, a aposta é devolvida.\nOs ganhos são creditados no seu saldo logo após o sorteio. Consulte “Prémios” na lotaria para ver os prémios e o retorno médio.',
  'help.fair.title': 'Como sei que um sorteio é justo?',
  'help.fair.body':
    'Antes de abrirem as apostas, a semente secreta de cada sorteio é bloqueada e o respetivo hash é publicado. Quando as apostas fecham, a lista de bilhetes também é bloqueada. Depois do sorteio, a semente é revelada.\nAbra qualquer sorteio e toque em “Verificar sorteio” para repetir cada passo no seu próprio navegador. Se um único dígito tivesse sido alterado, a verificação falharia.',
  'help.account.title': 'Como mantenho a minha conta segura?',
  'help.account.body':
    'Use uma palavra-passe que não use em mais lado nenhum. Se achar que alguém a pode saber, altere-a em “A minha conta”. A sessão será terminada em todos os outros dispositivos.\nA nossa equipa nunca lhe pedirá a palavra-passe.',
  'help.safer.title': 'Como mantenho o controlo?',
  'help.safer.body':
    'Para jogar, tem de ter 18 anos ou mais. Antes de começar, decida quanto tempo e dinheiro quer gastar e pare quando lá chegar. Nunca aposte dinheiro que lhe faz falta e nunca tente recuperar perdas.\nSe já não for divertido, contacte o apoio ao cliente ou uma linha de ajuda do seu país. Pode pedir-nos para encerrar a sua conta em qualquer altura, em “A minha conta”, “Segurança”.',
  'help.terms.title': 'Termos e regras em resumo',
  'help.terms.body':
    'Uma conta por pessoa. Tem de ter 18 anos ou mais e jogar com o seu próprio dinheiro. Os levantamentos são pagos para contas em seu nome.\nTodas as apostas e ganhos constam dos seus movimentos. Os resultados são definitivos. Nem nós os podemos alterar.',
  'help.legal': 'Textos completos',
  'help.legal.terms': 'Termos',
  'help.legal.privacy': 'Privacidade',
  'help.legal.bonus': 'Regras de bónus',
  'help.legal.complaints': 'Reclamações',
  'help.legal.version': 'Versão {version}',
  'help.legal.absent': 'Esta versão não está disponível aqui',
  'help.legal.current': 'Ver o texto atual',
  'help.legal.short': 'Em resumo',
  'help.about.title': 'Sobre {merchant}',
  'help.about.legalName': 'Empresa',
  'help.about.authority': 'Licença emitida por',
  'help.about.number': 'Número da licença',
  'help.about.registeredAddress': 'Sede social',
  'help.about.email': 'E-mail',
  'help.about.telephone': 'Telefone',
  'help.about.serviceHours': 'Horário do apoio',
  'consent.title': 'A sua privacidade',
  'consent.body':
    'A decisão sobre quem fica a saber das suas visitas é sua. Ninguém recebe o seu nome e pode mudar de opinião aqui em qualquer altura.',
  'consent.ask.all':
    'Podemos partilhar a sua visita com parceiros para análise e publicidade? Os parceiros nunca recebem o seu nome.',
  'consent.ask.measurement':
    'Podemos partilhar a sua visita com parceiros de análise? Ajuda-nos a melhorar, e os parceiros nunca recebem o seu nome.',
  'consent.ask.advertising':
    'Podemos partilhar a sua visita com parceiros de publicidade? Os parceiros nunca recebem o seu nome.',
  'consent.yes': 'Aceitar tudo',
  'consent.no': 'Rejeitar tudo',
  'consent.choose': 'Escolher',
  'consent.purpose.measurement': 'Análise',
  'consent.purpose.advertising': 'Publicidade',
  'consent.about.measurement': 'Mostra-nos que páginas e campanhas funcionam. Parceiros: {partners}.',
  'consent.about.advertising':
    'Indica aos parceiros o que faz aqui e por que anúncio deles chegou. Parceiros: {partners}.',
  'consent.saved': 'Guardado',
  'consent.failed': 'Ainda não foi guardado. Vamos enviar novamente.',
  'help.search': 'Pesquisar na ajuda',
  'help.search.none': 'Nada encontrado para «{query}»',
  'help.category.payments': 'Pagamentos',
  'help.category.games': 'Jogos',
  'help.category.promotions': 'Promoções',
  'help.category.account': 'Conta',
  'help.category.safer': 'Jogo responsável',
  'help.category.other': 'Outros',
  'help.vote': 'Isto ajudou?',
  'help.vote.yes': 'Sim',
  'help.vote.no': 'Não',
  'help.vote.thanks': 'Obrigado por nos dizer',
  'help.vote.more': 'Ainda precisa de ajuda?',
  'help.list': 'Todos os temas',
  'help.gone': 'Este artigo já não está disponível',
}
