vcl 4.1;
# What all visitors share is kept for as long as the shop says (s-maxage), shown older while it is asked for again
# (stale-while-revalidate) and for a day while the shop cannot answer (stale-if-error). An answer that shows a product
# names it in Surrogate-Key; who changes the product sends BAN with the same header.

import std;

backend nodes {
  .host = "${NODES_HOST}";
  .port = "${NODES_PORT}";
  .connect_timeout = 2s;
  .first_byte_timeout = 35s;
  .between_bytes_timeout = 35s;
}

acl may_ban {
  ${BAN_ADDRESSES}
}

sub vcl_recv {
  if (req.url == "/cache-alive") {
    return (synth(200, "Alive"));
  }
  if (req.method == "BAN") {
    if (client.ip !~ may_ban) {
      return (synth(403, "Not from here"));
    }
    if (req.http.Surrogate-Key !~ "^[A-Za-z0-9:_.-]+( +[A-Za-z0-9:_.-]+)*$") {
      return (synth(400, "Which keys?"));
    }
    ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(regsuball(req.http.Surrogate-Key, "\.", "\."), " +", "|") + ")(\s|$)");
    return (synth(200, "Banned"));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # What is made for one session is nobody else's.
  if (req.http.Cookie ~ "(^|;\s*)(__Host-)?(shop_session|sid)=") {
    return (pass);
  }
  # Before the first answer to the consent dialog a page contains its style sheets. No other cookie changes a page.
  if (req.http.Cookie ~ "(^|;\s*)required=[01](;|$)") {
    set req.http.Cookie = "required=1";
  } else {
    unset req.http.Cookie;
  }
  # Browsers ask for the same in many words.
  if (req.http.Accept ~ "text/html") {
    set req.http.Accept = "text/html";
  } else if (req.http.Accept ~ "application/json") {
    set req.http.Accept = "application/json";
  }
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } else if (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # A copy of the last day is looked for; vcl_hit tells whether it may be shown without asking.
  if (req.restarts == 0) {
    unset req.http.X-Has-Old;
    unset req.http.X-Old-Is-Fine;
  }
  set req.grace = 24h;
  if (req.http.X-Has-Old && !req.http.X-Old-Is-Fine) {
    set req.grace = 300s;
  }
  return (hash);
}

# A shop is asked once for each visitor: one that has refused has more to do than it can.
sub vcl_backend_fetch {
  if (bereq.http.X-Old-Is-Fine) {
    return (abandon);
  }
}

sub vcl_backend_response {
  if (beresp.status >= 500 && !bereq.uncacheable) {
    if (bereq.is_bgfetch || bereq.http.X-Has-Old) {
      # What is there stays.
      return (abandon);
    }
    # The shop's own words, for this visitor alone.
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
  }
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "(?i)private|no-store|no-cache" || beresp.http.Cache-Control !~ "s-maxage|immutable") {
    set beresp.uncacheable = true;
    set beresp.ttl = 5s;
    return (deliver);
  }
  set beresp.grace = 24h;
}

sub vcl_synth {
  if (resp.status == 503 && req.http.X-Has-Old && !req.http.X-Old-Is-Fine) {
    set req.http.X-Old-Is-Fine = "1";
    return (restart);
  }
}

sub vcl_backend_error {
  if (bereq.is_bgfetch || bereq.http.X-Has-Old) {
    return (abandon);
  }
  set beresp.status = 503;
  set beresp.http.Retry-After = "5";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Content-Type = "text/plain; charset=utf-8";
  set beresp.body = "";
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.Surrogate-Key;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  set resp.http.X-Cache = req.http.X-Cache;
}

sub vcl_hit {
  # More than five minutes too old: the shop is asked first, and this is shown if it fails.
  if (obj.ttl < -300s && !req.http.X-Old-Is-Fine) {
    set req.http.X-Has-Old = "1";
    return (restart);
  }
  set req.http.X-Cache = "hit";
}

sub vcl_miss {
  set req.http.X-Cache = "miss";
}

sub vcl_pass {
  set req.http.X-Cache = "pass";
}
