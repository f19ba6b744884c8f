/** The texts of the login. */
export const loginTexts = {
  login: "Logga in",
  hint: "Medlem? Logga in så fyller vi i dina uppgifter.",
  email: "E-post",
  password: "Lösenord",
  showPassword: "Visa lösenord",
  becomeMember: "Bli medlem",
  alreadyMember: "Redan medlem?",
  failed: "Vi kunde tyvärr inte logga in dig.",
};
