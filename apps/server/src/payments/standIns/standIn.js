// What the stand-ins for embedded providers put on the checkout page. `standIn` and `part` are given by the server; a
// part may have: connect(page), which does what the provider's own script does; ways(texts), further buttons;
// finish(id), where it goes on by itself after a payment.
(function draw(standIn, part) {
  const root = document.getElementById(standIn.name + "-checkout-container");
  if (!root) return;

  const make = (tag, properties, children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...(children || []));
    return element;
  };

  const paused = make("p", { hidden: true, textContent: standIn.texts.paused });
  paused.setAttribute("role", "status");
  const notice = make(
    "select",
    {},
    Object.entries(standIn.texts.notices).map(([value, label]) => new Option(label, value)),
  );
  const controls = make("div", { className: "stand-in" });
  const inRows = (element) => Object.assign(element.style, { display: "grid", gap: "1rem", justifyItems: "start" });
  const inLine = (element) => Object.assign(element.style, { display: "flex", flexWrap: "wrap", gap: "0.75rem" });

  const tell = (message) => window.dispatchEvent(new CustomEvent("checkout:payment-error", { detail: { message } }));

  const post = async (path, body) => {
    const token = document.querySelector('meta[name="csrf-token"]');
    try {
      const answer = await fetch("/_providers/" + standIn.name + path, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/json",
          "x-requested-with": "XMLHttpRequest",
          "x-csrf-token": token ? token.content : "",
        },
        body: JSON.stringify(body),
      });
      return await answer.json();
    } catch {
      return { message: "" };
    }
  };
  const act = (action) => post("/act", { action, notice: notice.value });

  const button = (label, press) => {
    const element = make("button", { type: "button", textContent: label, className: "torg-button" });
    Object.assign(element.dataset, { variant: "secondary", size: "medium" });
    element.addEventListener("click", press);
    return element;
  };

  const go = async (action) => {
    const outcome = await act(action);
    if (outcome.redirect) window.location.assign(outcome.redirect);
    else tell(outcome.message);
  };

  const setPaused = (isPaused) => {
    paused.hidden = !isPaused;
    for (const control of controls.querySelectorAll("button, input, select")) control.disabled = isPaused;
  };

  const listeners = {};
  const emit = (event, data) => (listeners[event] || []).forEach((listener) => listener(data));
  let isLoaded = false;
  const api = {
    suspend: () => setPaused(true),
    resume: () => setPaused(false),
    on(more) {
      for (const [event, listener] of Object.entries(more)) (listeners[event] ||= []).push(listener);
      if (isLoaded && more.load) more.load({});
    },
  };

  // The provider tells the shop of an option that the shop has sent, and the page of every option.
  const choose = async ({ label, id, price, isSent }) => {
    const outcome = isSent ? await post("/shipping", { id }) : {};
    if ("message" in outcome) tell(outcome.message);
    else emit("shipping_option_change", { ...(id === null ? {} : { id }), name: label, price });
  };
  const shipping = () =>
    make("fieldset", {}, [
      make("legend", { textContent: standIn.texts.shipping }),
      ...standIn.shipping.map((option) => {
        const { label, isChosen } = option;
        const radio = make("input", { type: "radio", name: "stand-in-shipping", checked: isChosen });
        radio.addEventListener("change", () => choose(option));
        return make("label", {}, [radio, " " + label]);
      }),
    ]);

  const complete = async () => {
    if (!part.finish) return go("complete");
    const outcome = await act("complete");
    if (outcome.providerId) part.finish(outcome.providerId);
    else tell(outcome.message);
  };

  const further = part.ways ? part.ways(standIn.texts) : [];
  const ways = [[standIn.texts.complete, complete], ...further].map(([label, press]) => button(label, press));
  const others = Object.entries(standIn.texts.actions).map(([action, label]) => button(label, () => go(action)));
  controls.append(
    ...(standIn.shipping ? [shipping()] : []),
    make("p", { className: "stand-in__ways" }, ways),
    make("details", {}, [
      make("summary", { textContent: standIn.texts.more }),
      make("p", {}, [make("label", {}, [standIn.texts.notice + " ", notice])]),
      make("p", { className: "stand-in__ways" }, others),
    ]),
  );
  for (const rows of [root, controls]) inRows(rows);
  for (const line of controls.querySelectorAll(".stand-in__ways, fieldset")) inLine(line);
  root.replaceChildren(
    make("h3", { textContent: standIn.texts.heading }),
    make("p", { textContent: standIn.texts.intro }),
    paused,
    controls,
  );

  const load = () => {
    isLoaded = true;
    emit("load", {});
  };
  if (part.connect) part.connect({ api, load, setPaused });
})(standIn, part);
